import type { ComponentType } from 'react'
import type { ScreenIdInLayout } from '@wewb/domain/access/screens'
import type { EagerScreenId } from '#app/screen-source.ts'

/** Lazy loaders of the less used standalone pages, by the same rule as `pages.tsx`. */
export const standalonePages: {
  [K in Exclude<ScreenIdInLayout<'standalone'>, EagerScreenId>]: () => Promise<ComponentType>
} = {
  'service-verification': async () =>
    (await import('#membership/verification/service-verification-page.tsx')).ServiceVerificationPage,
  download: async () => (await import('#membership/cards/download-page.tsx')).DownloadPage,
  'demo-outbox': async () => (await import('#demo/outbox-page.tsx')).DemoOutboxPage,
  'demo-ui': async () => (await import('#demo/ui-page.tsx')).DemoUiPage,
}
