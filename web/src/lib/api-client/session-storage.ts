import type { ResponseOf } from '@wewb/domain/http/contract'
import type { login } from '@wewb/domain/identity/account-contracts'
import type { getMenus } from '@wewb/domain/administration/portal-contracts'
import { isSharedPhone } from './shared-phone.ts'

/** The stored user (docs/domain/api-conventions.md). It holds no NID, and no phone number except the login. */
export type StoredUser = {
  full_name: string
  full_name_bng: string | null
  login_id: string
  avatar: string | null
  user_type: string
}
/** Result of a completed login, in one step or two. */
export type LoginResult = Exclude<ResponseOf<typeof login>, { secondFactor: unknown }>
export type Menus = ResponseOf<typeof getMenus>
export type MenuBreadcrumb = { mainMenuName: string; mainMenuNameBng: string; menuName: string; menuNameBng: string }

type Stored = {
  user: StoredUser
  token: string
  appSettings: Record<string, unknown>
  /** Paths this user may open. Only for display: the server authorises every request. */
  userMenus: string[]
  routeBreadcrumbMap: Record<string, MenuBreadcrumb>
  /** When the session ends; all tabs share it. `readAt` is the time at which the server was queried. */
  sessionTime: { endsAt: number; isExtendable: boolean; readAt: number }
  /** Details of the last lost connection; written after the session is cleared. */
  serverStatus: { at: string; reason: string }
}

/** Name of the database with the responses of this session, for offline reading. */
export const responseCacheName = 'last-seen'

const listeners = new Set<() => void>()
const report = () => listeners.forEach((listener) => listener())

/** A session lasts over days and tabs in local storage; on a shared phone it lasts as long as the tab. */
const store = (): Storage => (isSharedPhone() ? sessionStorage : localStorage)

/** Returns the stored text. It is stable until the next write, as `useSyncExternalStore` requires. */
export const readSessionText = (key: keyof Stored): string | null =>
  typeof localStorage === 'undefined' ? null : store().getItem(key)

export function readSession<K extends keyof Stored>(key: K): Stored[K] | undefined {
  const text = readSessionText(key)
  if (text === null) return undefined
  if (key === 'token') return text as Stored[K]
  try {
    return JSON.parse(text) as Stored[K]
  } catch {
    return undefined
  }
}

export function writeSession<K extends keyof Stored>(key: K, value: Stored[K]) {
  store().setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  report()
}

export const isSignedIn = (): boolean => readSessionText('token') !== null

/** Clears the session. On a shared phone this clears all session storage, which also holds form steps and codes. */
export function clearSession() {
  // The response cache belongs to the owner of the phone and stays on a shared phone.
  if (!isSharedPhone()) deleteResponseCache()
  store().clear()
  report()
}

/** Deletes the database of `offline-response-cache.ts` together with its encryption key. */
export function deleteResponseCache() {
  globalThis.indexedDB?.deleteDatabase(responseCacheName)
}

/** Runs the listener when the session changes, in this tab or another. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
