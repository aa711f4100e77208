import type { AnswerOf } from '../../../domain/src/contracts/contract.ts'
import type { login } from '../../../domain/src/contracts/accounts.ts'
import type { getMenus } from '../../../domain/src/contracts/portal.ts'

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

const listeners = new Set<() => void>()

export function read<K extends keyof Stored>(key: K): Stored[K] | undefined {
  if (typeof localStorage === 'undefined') return undefined
  const text = localStorage.getItem(key)
  if (text === null) return undefined
  if (key === 'token') return text as Stored[K]
  try {
    return JSON.parse(text) as Stored[K]
  } catch {
    return undefined
  }
}

export function write<K extends keyof Stored>(key: K, value: Stored[K]) {
  localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  for (const listener of listeners) listener()
}

export const isSignedIn = (): boolean => read('token') !== undefined

export function signIn(data: LoggedIn, token: string, appSettings: Record<string, unknown>) {
  localStorage.clear()
  const { full_name, full_name_bng, login_id, avatar, userType } = data
  write('user', { full_name, full_name_bng, login_id, avatar, user_type: userType })
  write('appSettings', appSettings)
  write('token', token)
}

export function clearSession() {
  localStorage.clear()
  for (const listener of listeners) listener()
}

/** Keeps the paths for the guard and the names for the breadcrumb. */
export function storeMenus(menus: Menus) {
  const items = menus.flatMap(({ mainMenuName, mainMenuNameBng, menu }) =>
    menu.map(({ menuUrl, menuName, menuNameBng }) => [menuUrl, { mainMenuName, mainMenuNameBng, menuName, menuNameBng }] as const),
  )
  write(
    'userMenus',
    items.map(([path]) => path),
  )
  write('routeBreadcrumbMap', Object.fromEntries(items))
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
