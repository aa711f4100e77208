import * as z from 'zod/mini'
import { userTypes } from '#access/roles.ts'
import { contract, noData } from '#http/contract.ts'
import { paginatedList, listQuery, timestamp, queryId, sortBy, text, yesNo } from '#http/schemas.ts'

const bothLanguages = z.strictObject({ bn: z.string(), en: z.string() })
const named = { name: z.string(), nameBng: z.string() }
const nullableText = z.nullable(z.string())
const userPath = { params: z.strictObject({ id: queryId }) }

/**
 * Actions on a user that the caller may take. The screen shows a button only for these, and the endpoints accept no
 * others.
 */
export const userActions = [
  'edit',
  'deactivate',
  'reactivate',
  'reset',
  'show-password',
  'remove-second-step',
  'sessions',
] as const
export type UserAction = (typeof userActions)[number]

const user = z.strictObject({
  id: z.int(),
  full_name: z.string(),
  full_name_bng: nullableText,
  /** Masked unless the caller needs it; likewise the next two. */
  login_id: z.string(),
  email: nullableText,
  mobile: nullableText,
  userType: z.string(),
  officeId: z.nullable(z.int()),
  roleIds: z.array(z.int()),
  active_yn: yesNo,
  state: z.enum(['pending', 'active', 'inactive']),
  stateReason: nullableText,
  office: z.nullable(z.strictObject(named)),
  roles: z.array(z.strictObject({ id: z.int(), ...named })),
  mustChangePasswordYn: yesNo,
  lastLoginAt: z.nullable(timestamp),
  createdAt: timestamp,
  revision: z.int(),
  ownYn: yesNo,
  acts: z.array(z.enum(userActions)),
})

export const listUsers = contract({
  method: 'GET',
  path: '/users',
  summary: 'List all users; search by name in either script, log-in or whole phone number; applicants are masked',
  access: 'users:view',
  query: z.strictObject({
    ...listQuery,
    userType: z.optional(z.enum(userTypes)),
    staffYn: z.optional(yesNo),
    roleId: z.optional(queryId),
    officeId: z.optional(queryId),
    active_yn: z.optional(yesNo),
    sort: sortBy('id', 'name'),
  }),
  response: paginatedList(user),
})

export const getUser = contract({
  method: 'GET',
  path: '/users/:id',
  summary: 'Get a user',
  access: 'users:view',
  ...userPath,
  response: user,
  problems: ['NOT_FOUND'],
})

/**
 * INVITE: the person receives a message and chooses a password. SHOW: a generated password is shown once and must be
 * changed.
 */
export const passwordDeliveryMethods = ['INVITE', 'SHOW'] as const
export type PasswordDeliveryMethod = (typeof passwordDeliveryMethods)[number]
const passwordWay = z.optional(z.enum(passwordDeliveryMethods))

const typed = {
  full_name: text(1000),
  full_name_bng: z.optional(z.nullable(text(1000))),
  email: z.optional(z.nullable(text(1000))),
  mobile: z.optional(z.nullable(text())),
  userType: text(40),
  officeId: z.optional(z.nullable(z.int())),
  roleIds: z.array(z.int()).check(z.maxLength(20)),
}
const passwordGiven = {
  /** Shown once; it cannot be retrieved again. */
  temporaryPassword: nullableText,
  /** Masked destination of the invitation. */
  sentTo: nullableText,
}

export const createUser = contract({
  method: 'POST',
  path: '/users',
  summary: 'Create a staff account, with an invitation to set a password or a temporary password',
  access: 'users:create',
  body: z.strictObject({ ...typed, login_id: text(), active_yn: z.optional(yesNo), way: passwordWay }),
  response: z.strictObject({ ...user.shape, ...passwordGiven }),
  problems: ['ANSWERS_INVALID', 'ALREADY_EXISTS'],
  message: { bn: 'ব্যবহারকারী যোগ করা হয়েছে।', en: 'The user has been added.' },
})

export const updateUser = contract({
  method: 'PUT',
  path: '/users/:id',
  summary: 'Update name, contact, office and roles of a user; not the log-in, nor the state (see /status)',
  access: 'users:edit',
  ...userPath,
  body: z.strictObject({
    ...typed,
    id: z.optional(z.int()),
    login_id: z.optional(text()),
    active_yn: z.optional(yesNo),
    revision: z.optional(z.int()),
  }),
  response: user,
  problems: ['ANSWERS_INVALID', 'NOT_FOUND', 'VERSION_CONFLICT', 'OWN_ACCOUNT', 'LAST_ADMINISTRATOR', 'MOVE_NOT_OPEN'],
  message: { bn: 'সংরক্ষণ করা হয়েছে।', en: 'Saved.' },
})

export const MAX_STATUS_REASON_LENGTH = 500

export const setUserStatus = contract({
  method: 'PUT',
  path: '/users/:id/status',
  summary: 'Close an account and end all its sessions, or reopen it',
  access: 'users:edit',
  ...userPath,
  body: z.strictObject({ active_yn: yesNo, reason: z.optional(z.nullable(text(MAX_STATUS_REASON_LENGTH))) }),
  response: user,
  problems: ['NOT_FOUND', 'OWN_ACCOUNT', 'LAST_ADMINISTRATOR', 'MOVE_NOT_OPEN'],
})

export const resetUserPassword = contract({
  method: 'PUT',
  path: '/users/:id/reset-password',
  summary:
    'Reset the password of a user and end all sessions, with an invitation to set a new one or a temporary password',
  access: 'users:edit',
  ...userPath,
  body: z.strictObject({ way: passwordWay }),
  response: z.strictObject(passwordGiven),
  problems: ['NOT_FOUND', 'OWN_ACCOUNT', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID'],
  message: { bn: 'পুরোনো পাসওয়ার্ড বাতিল হয়েছে।', en: 'The old password no longer works.' },
})

export const listUserSessions = contract({
  method: 'GET',
  path: '/users/:id/sessions',
  summary: 'List the sessions of a user',
  access: 'users:edit',
  ...userPath,
  response: z.array(
    z.strictObject({
      id: z.string(),
      device: z.string(),
      startedAt: timestamp,
      lastSeenAt: timestamp,
      currentYn: yesNo,
    }),
  ),
  problems: ['NOT_FOUND'],
})

export const endUserSession = contract({
  method: 'DELETE',
  path: '/users/:id/sessions/:sessionId',
  summary: 'End a session of a user',
  access: 'users:edit',
  params: z.strictObject({ id: queryId, sessionId: z.uuid() }),
  response: noData,
  problems: ['NOT_FOUND'],
  message: { bn: 'ওই যন্ত্র থেকে লগআউট করা হয়েছে।', en: 'Logged out there.' },
})

export const endUserSessions = contract({
  method: 'DELETE',
  path: '/users/:id/sessions',
  summary: 'End all sessions of a user',
  access: 'users:edit',
  ...userPath,
  response: z.strictObject({ ended: z.int() }),
  problems: ['NOT_FOUND', 'OWN_ACCOUNT'],
  message: { bn: 'সব যন্ত্র থেকে লগআউট করা হয়েছে।', en: 'Logged out everywhere.' },
})

/** Events in the history of an account. Log-ins are private and appear in the audit log only. */
export const userHistoryEvents = [
  'account.registered',
  'account.confirmed',
  'account.password-changed',
  'account.password-reset',
  'account.profile-changed',
  'account.first-administrator',
  'user.created',
  'user.changed',
  'user.deactivated',
  'user.reactivated',
  'user.password-withdrawn',
  'user.sessions-ended',
  'account.second-factor-on',
  'account.second-factor-off',
  'account.second-factor-removed',
] as const
export type UserHistoryEvent = (typeof userHistoryEvents)[number]

export const listUserHistory = contract({
  method: 'GET',
  path: '/users/:id/history',
  summary: 'List the changes of an account with user, old and new values, newest first',
  access: 'users:view',
  ...userPath,
  query: z.strictObject({ page: listQuery.page, size: listQuery.size }),
  response: paginatedList(
    z.strictObject({
      id: z.int(),
      at: timestamp,
      event: z.enum(userHistoryEvents),
      actorName: nullableText,
      actorNameBng: nullableText,
      reason: nullableText,
      changes: z.array(
        z.strictObject({ what: z.string(), before: z.nullable(bothLanguages), after: z.nullable(bothLanguages) }),
      ),
    }),
  ),
  problems: ['NOT_FOUND'],
})

export const choice = z.strictObject({ id: z.int(), code: z.string(), ...named })

export const getUserChoices = contract({
  method: 'GET',
  path: '/users/choices',
  summary: 'List the offices and roles that a user may have, with the default role of each user type',
  access: 'users:view',
  response: z.strictObject({
    offices: z.array(z.strictObject({ ...choice.shape, type: z.string() })),
    roles: z.array(z.strictObject({ ...choice.shape, userType: z.string() })),
    firstRoles: z.array(z.strictObject({ userType: z.string(), roleId: z.int() })),
  }),
})

export const previewUser = contract({
  method: 'GET',
  path: '/users/preview',
  summary: 'Preview the access of a set of roles in an office, with conflicts between the roles',
  access: 'users:view',
  query: z.strictObject({
    roleIds: z.string().check(z.regex(/^[0-9]{1,9}(?:,[0-9]{1,9}){0,19}$/)),
    officeId: z.optional(queryId),
  }),
  response: z.strictObject({
    menus: z.array(z.strictObject({ ...named, screens: z.array(z.strictObject(named)) })),
    conflicts: z.array(bothLanguages),
    /** True if the caller may see a generated password for such a person. */
    mayShowPasswordYn: yesNo,
  }),
})
