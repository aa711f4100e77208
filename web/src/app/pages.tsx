import type { ComponentType } from 'react'
import type { Screen } from '@wewb/domain/access/screen'
import { getScreen, type BuiltScreenId } from '@wewb/domain/access/screens'
import type { EagerScreenId, Layout, LoadedScreen, ScreenSource } from './screen-source.ts'

type PageList = Partial<Record<BuiltScreenId, () => Promise<ComponentType>>>

/**
 * Lazy loaders of the pages of all built screens. The most used ones are here; the others are listed per layout
 * (`public/public-pages.ts`). The file of screen `audit-log` is `audit-log-page.tsx` (of `demo-outbox` also
 * `demo/outbox-page.tsx`): the server finds the files to preload by this name.
 */
const pages: PageList = {
  home: async () => (await import('#content/public/home-page.tsx')).HomePage,
  terms: async () => (await import('#content/public/terms-page.tsx')).TermsPage,
  notices: async () => (await import('#content/public/notices-page.tsx')).NoticesPage,
  notice: async () => (await import('#content/public/notice-page.tsx')).NoticePage,
  error: async () => (await import('#content/error/error-page.tsx')).ErrorPage,
  login: async () => (await import('#identity/accounts/login-page.tsx')).LoginPage,
  register: async () => (await import('#identity/accounts/register-page.tsx')).RegisterPage,
  'forgot-password': async () => (await import('#identity/accounts/forgot-password-page.tsx')).ForgotPasswordPage,
} satisfies { [K in EagerScreenId]: () => Promise<ComponentType> }

const layouts: { [L in Screen['layout']]: () => Promise<Layout> } = {
  public: async () => (await import('./public/public-layout.tsx')).PublicLayout,
  standalone: async () => (await import('./standalone/standalone-layout.tsx')).StandaloneLayout,
  'signed-in': async () => (await import('./signed-in/signed-in-layout.tsx')).SignedInLayout,
}

const loaded = new Map<BuiltScreenId, LoadedScreen>()
const loading = new Map<BuiltScreenId, Promise<LoadedScreen>>()

export const screenSource: ScreenSource = (id) => loaded.get(id) ?? loadScreen(id)

/** Loads page and layout in parallel. */
export function loadScreen(id: BuiltScreenId): Promise<LoadedScreen> {
  const promise = loading.get(id) ?? load(id)
  loading.set(id, promise)
  return promise
}

const lists: { [L in Screen['layout']]: () => Promise<PageList> } = {
  public: async () => (await import('./public/public-pages.ts')).publicPages,
  standalone: async () => (await import('./standalone/standalone-pages.ts')).standalonePages,
  'signed-in': async () => (await import('./signed-in/signed-in-pages.ts')).signedInPages,
}

async function loadPage(id: BuiltScreenId): Promise<ComponentType> {
  const page = pages[id] ?? (await lists[getScreen(id).layout]())[id]
  if (!page) throw new Error(`no page list contains ${id}`)
  return await page()
}

async function load(id: BuiltScreenId): Promise<LoadedScreen> {
  try {
    const [Page, Layout] = await Promise.all([loadPage(id), layouts[getScreen(id).layout]()])
    loaded.set(id, { Page, Layout })
    return { Page, Layout }
  } catch (error) {
    // A failed load is not cached, so that the next attempt can succeed.
    const forget = () => loading.delete(id)
    // A server-rendered public page stays readable even when hydration fails.
    if (navigator.onLine || getScreen(id).layout === 'public') {
      forget()
      throw error
    }
    window.addEventListener('online', forget, { once: true })
    // Offline, the layout stays and shows that this page is not available (lib/offline/offline-responses.ts).
    return {
      Page: (await import('./page-unavailable-offline.tsx')).PageUnavailableOffline,
      Layout: await layouts[getScreen(id).layout](),
    }
  }
}
