import type { AnswerOf } from '../../../domain/src/contracts/contract.ts'
import type { login } from '../../../domain/src/contracts/accounts.ts'
import type { getMenus } from '../../../domain/src/contracts/portal.ts'
import { isSharedPhone } from './shared-phone.ts'

/**
 * SPEC.md section 3 (and the Bangla name, and whether they apply or work here). Whoever reads the device’s storage learns no NID,
 * no phone but the log-in.
 */
export type StoredUser = { full_name: string; full_name_bng: string | null; login_id: string; avatar: string | null; user_type: string }
/** Who has logged in, be it in one step or two. */
export type LoggedIn = Exclude<AnswerOf<typeof login>, { secondFactor: unknown }>
export type Menus = AnswerOf<typeof getMenus>
export type Crumb = { mainMenuName: string; mainMenuNameBng: string; menuName: string; menuNameBng: string }

type Stored = {
  user: StoredUser
  token: string
  appSettings: Record<string, unknown>
  /** Paths this person may open. For show only: the server checks every call. */
  userMenus: string[]
  routeBreadcrumbMap: Record<string, Crumb>
  /** What the last lost connection looked like; written after the clear. */
  serverStatus: { at: string; reason: string }
}

/** What was read in this session, for when there is no line. */
export const seenStore = 'last-seen'

const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

/** The device keeps a session over days and tabs; a phone that is not one's own only in its tab, until that is closed. */
const store = (): Storage => (isSharedPhone() ? sessionStorage : localStorage)

/** As it was written; the same text as long as nobody writes another. */
export const readText = (key: keyof Stored): string | null => (typeof localStorage === 'undefined' ? null : store().getItem(key))

export function read<K extends keyof Stored>(key: K): Stored[K] | undefined {
  const text = readText(key)
  if (text === null) return undefined
  if (key === 'token') return text as Stored[K]
  try {
    return JSON.parse(text) as Stored[K]
  } catch {
    return undefined
  }
}

export function write<K extends keyof Stored>(key: K, value: Stored[K]) {
  store().setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  tell()
}

export const isSignedIn = (): boolean => readText('token') !== null

/** Of a shared phone all of the tab's storage, where forms and codes keep their steps too. */
export function clearSession() {
  // What the owner of a shared phone has seen stays theirs.
  if (!isSharedPhone()) forgetSeen()
  store().clear()
  tell()
}

/** The store of `seen-store.ts` goes whole, and with it the key that opens it. */
export function forgetSeen() {
  globalThis.indexedDB?.deleteDatabase(seenStore)
}

/** Tells when anything stored changes, here or in another tab. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
