import type { ComponentType } from 'react'
import type { ScreenIn } from '../../../../domain/src/access/screens.ts'
import type { NearScreenId } from '../near-screens.ts'

/** The pages with a frame of their own that nobody opens on the way to an account, by the same rule as `pages.tsx`. */
export const standalonePages: { [K in Exclude<ScreenIn<'standalone'>, NearScreenId>]: () => Promise<ComponentType> } = {
  'service-verification': async () => (await import('../../features/verification/service-verification-page.tsx')).ServiceVerificationPage,
  download: async () => (await import('../../features/membership/download-page.tsx')).DownloadPage,
  'demo-outbox': async () => (await import('../../features/demo/outbox-page.tsx')).DemoOutboxPage,
  'demo-ui': async () => (await import('../../features/demo/ui-page.tsx')).DemoUiPage,
}
