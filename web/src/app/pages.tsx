import type { ComponentType } from 'react'
import type { Screen } from '../../../domain/src/access/screen.ts'
import { getScreen, type BuiltScreenId, type SignedInScreenId } from '../../../domain/src/access/screens.ts'
import { loseConnection } from '../api-client/session-ending.ts'
import { isSignedIn } from '../api-client/session.ts'
import type { Layout, LoadedScreen, ScreenSource } from './screen-source.ts'

/**
 * The page of every built screen, loaded when asked for. Those behind the log-in are listed in a file of their own, which
 * the log-in pages need not carry. The file of screen `audit-log` is `audit-log-page.tsx`
 * (of `demo-outbox` also `demo/outbox-page.tsx`): by that name the server finds what to preload.
 */
const pages: { [K in Exclude<BuiltScreenId, SignedInScreenId>]: () => Promise<ComponentType> } = {
  home: async () => (await import('../features/public/home-page.tsx')).HomePage,
  terms: async () => (await import('../features/public/terms-page.tsx')).TermsPage,
  'benefit-finder': async () => (await import('../features/finder/benefit-finder-page.tsx')).BenefitFinderPage,
  'education-results': async () => (await import('../features/results/education-results-page.tsx')).EducationResultsPage,
  'disability-results': async () => (await import('../features/results/disability-results-page.tsx')).DisabilityResultsPage,
  'app-status-check': async () => (await import('../features/status/app-status-check-page.tsx')).AppStatusCheckPage,
  verify: async () => (await import('../features/verification/verify-page.tsx')).VerifyPage,
  'bmet-wewbm-check': async () => (await import('../features/verification/bmet-wewbm-check-page.tsx')).BmetWewbmCheckPage,
  'service-verification': async () => (await import('../features/verification/service-verification-page.tsx')).ServiceVerificationPage,
  download: async () => (await import('../features/membership/download-page.tsx')).DownloadPage,
  error: async () => (await import('../features/error/error-page.tsx')).ErrorPage,
  login: async () => (await import('../features/accounts/login-page.tsx')).LoginPage,
  register: async () => (await import('../features/accounts/register-page.tsx')).RegisterPage,
  'forgot-password': async () => (await import('../features/accounts/forgot-password-page.tsx')).ForgotPasswordPage,
  'demo-outbox': async () => (await import('../features/demo/outbox-page.tsx')).DemoOutboxPage,
  'demo-ui': async () => (await import('../features/demo/ui-page.tsx')).DemoUiPage,
}

const layouts: { [L in Screen['layout']]: () => Promise<Layout> } = {
  public: async () => (await import('./public/public-layout.tsx')).PublicLayout,
  standalone: async () => (await import('./standalone/standalone-layout.tsx')).StandaloneLayout,
  'signed-in': async () => (await import('./signed-in/signed-in-layout.tsx')).SignedInLayout,
}

const loaded = new Map<BuiltScreenId, LoadedScreen>()
const loading = new Map<BuiltScreenId, Promise<LoadedScreen>>()

export const screenSource: ScreenSource = (id) => loaded.get(id) ?? loadScreen(id)

/** Page and layout side by side, not one after the other. */
export function loadScreen(id: BuiltScreenId): Promise<LoadedScreen> {
  const promise = loading.get(id) ?? load(id)
  loading.set(id, promise)
  return promise
}

const loadPage = async (id: BuiltScreenId): Promise<ComponentType> =>
  isBehindLogIn(id) ? await (await import('./signed-in/signed-in-pages.ts')).signedInPages[id]() : await pages[id]()

const isBehindLogIn = (id: BuiltScreenId): id is SignedInScreenId => getScreen(id).layout === 'signed-in'

async function load(id: BuiltScreenId): Promise<LoadedScreen> {
  try {
    const [Page, Layout] = await Promise.all([loadPage(id), layouts[getScreen(id).layout]()])
    loaded.set(id, { Page, Layout })
    return { Page, Layout }
  } catch (error) {
    // A line that was down may be up at the next try.
    loading.delete(id)
    if (navigator.onLine || !isSignedIn()) throw error
    // The way home is already here (load-way-out.ts); this page never comes.
    loseConnection(error)
    return new Promise(() => undefined)
  }
}
