import type { ComponentType } from 'react'
import type { Screen } from '../../../domain/src/access/screen.ts'
import { getScreen, type BuiltScreenId } from '../../../domain/src/access/screens.ts'
import { loseConnection } from '../api-client/session-ending.ts'
import { isSignedIn } from '../api-client/session.ts'
import type { Layout, LoadedScreen, ScreenSource } from './screen-source.ts'

/**
 * The page of every built screen, loaded when asked for. The file of screen `audit-log` is `audit-log-page.tsx`
 * (of `demo-outbox` also `demo/outbox-page.tsx`): by that name the server finds what to preload.
 */
const pages: { [K in BuiltScreenId]: () => Promise<ComponentType> } = {
  home: async () => (await import('../features/public/home-page.tsx')).HomePage,
  terms: async () => (await import('../features/public/terms-page.tsx')).TermsPage,
  'education-results': async () => (await import('../features/results/education-results-page.tsx')).EducationResultsPage,
  'app-status-check': async () => (await import('../features/status/app-status-check-page.tsx')).AppStatusCheckPage,
  error: async () => (await import('../features/error/error-page.tsx')).ErrorPage,
  login: async () => (await import('../features/accounts/login-page.tsx')).LoginPage,
  register: async () => (await import('../features/accounts/register-page.tsx')).RegisterPage,
  'forgot-password': async () => (await import('../features/accounts/forgot-password-page.tsx')).ForgotPasswordPage,
  dashboard: async () => (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage,
  profile: async () => (await import('../features/profile/profile-page.tsx')).ProfilePage,
  'change-password': async () => (await import('../features/profile/change-password-page.tsx')).ChangePasswordPage,
  'verification-app-status': async () => (await import('../features/status/verification-app-status-page.tsx')).VerificationAppStatusPage,
  'education-allowance': async () => (await import('./services/education-allowance-page.tsx')).EducationAllowancePage,
  'scholarship-result': async () => (await import('../features/desk/scholarship-result-page.tsx')).ScholarshipResultPage,
  'audit-log': async () => (await import('../features/audit/audit-log-page.tsx')).AuditLogPage,
  registry: async () => (await import('../features/registry/registry-page.tsx')).RegistryPage,
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

async function load(id: BuiltScreenId): Promise<LoadedScreen> {
  try {
    const [Page, Layout] = await Promise.all([pages[id](), layouts[getScreen(id).layout]()])
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
