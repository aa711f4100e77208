import type { ScreenId } from './screens.ts'

/** What a role may be allowed to do on a screen. */
export const actions = [
  'view', 'create', 'edit', 'delete', 'verify', 'forward', 'backward', 'approve', 'reject', 'pay', 'publish', 'export', 'print',
] as const // prettier-ignore
export type Action = (typeof actions)[number]

/** `notice-list:publish`: a screen and an action on it. Menus, guards and calls all speak of these. */
export type Permission = `${ScreenId}:${Action}`
