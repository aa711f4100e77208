import type { ComponentType } from 'react'
import type { Screen } from '../../../domain/src/access/screen.ts'
import { getScreen, type BuiltScreenId } from '../../../domain/src/access/screens.ts'
import type { NearScreenId } from './near-screens.ts'
import type { Layout, LoadedScreen, ScreenSource } from './screen-source.ts'

type PageList = Partial<Record<BuiltScreenId, () => Promise<ComponentType>>>

/**
 * The page of every built screen, loaded when asked for. Here are those that most people come by; the others are listed in files
 * of their own, one a layout (`public/public-pages.ts`), which these need not carry. The file of screen `audit-log` is `audit-log-page.tsx`
 * (of `demo-outbox` also `demo/outbox-page.tsx`): by that name the server finds what to preload.
 */
const pages: PageList = {
  home: async () => (await import('../features/public/home-page.tsx')).HomePage,
  terms: async () => (await import('../features/public/terms-page.tsx')).TermsPage,
  notices: async () => (await import('../features/public/notices-page.tsx')).NoticesPage,
  notice: async () => (await import('../features/public/notice-page.tsx')).NoticePage,
  error: async () => (await import('../features/error/error-page.tsx')).ErrorPage,
  login: async () => (await import('../features/accounts/login-page.tsx')).LoginPage,
  register: async () => (await import('../features/accounts/register-page.tsx')).RegisterPage,
  'forgot-password': async () => (await import('../features/accounts/forgot-password-page.tsx')).ForgotPasswordPage,
} satisfies { [K in NearScreenId]: () => Promise<ComponentType> }

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

const lists: { [L in Screen['layout']]: () => Promise<PageList> } = {
  public: async () => (await import('./public/public-pages.ts')).publicPages,
  standalone: async () => (await import('./standalone/standalone-pages.ts')).standalonePages,
  'signed-in': async () => (await import('./signed-in/signed-in-pages.ts')).signedInPages,
}

async function loadPage(id: BuiltScreenId): Promise<ComponentType> {
  const page = pages[id] ?? (await lists[getScreen(id).layout]())[id]
  if (!page) throw new Error(`no list has the page of ${id}`)
  return await page()
}

async function load(id: BuiltScreenId): Promise<LoadedScreen> {
  try {
    const [Page, Layout] = await Promise.all([loadPage(id), layouts[getScreen(id).layout]()])
    loaded.set(id, { Page, Layout })
    return { Page, Layout }
  } catch (error) {
    // A line that was down may be up at the next try.
    const forget = () => loading.delete(id)
    // A public page stands there to be read, whether it comes alive or not.
    if (navigator.onLine || getScreen(id).layout === 'public') {
      forget()
      throw error
    }
    window.addEventListener('online', forget, { once: true })
    // Nobody is sent away (api-client/last-seen.ts): the frame stays, and says that this page is not here.
    return { Page: (await import('./not-here.tsx')).NotHere, Layout: await layouts[getScreen(id).layout]() }
  }
}
