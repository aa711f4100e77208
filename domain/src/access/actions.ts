import type { ScreenId } from './screens.ts'

/** Actions that a role can be granted on a screen. */
export const actions = [
  'view',
  'create',
  'edit',
  'delete',
  'verify',
  'forward',
  'backward',
  'approve',
  'reject',
  'pay',
  'publish',
  'export',
  'print',
  'override-claim',
] as const
export type Action = (typeof actions)[number]

/**
 * `notice-list:publish`: a screen and an action on it. Menus, guards and endpoints all check permissions of this form.
 */
export type Permission = `${ScreenId}:${Action}`
