import * as z from 'zod/mini'
import { contract } from '#http/contract.ts'
import { userTypes } from '#access/roles.ts'
import { choice } from './user-contracts.ts'

export const listUserTypeRoles = contract({
  method: 'GET',
  path: '/user-type-roles',
  summary: 'List the default role of each user type with the permitted alternatives',
  access: 'user-type-role:view',
  response: z.array(
    z.strictObject({
      userType: z.enum(userTypes),
      roleId: z.int(),
      roleName: z.string(),
      roleNameBng: z.string(),
      people: z.int(),
      choices: z.array(choice),
    }),
  ),
})

const userTypeRole = z.strictObject({ userType: z.enum(userTypes), roleId: z.int() })
const settingUserTypeRole = (method: 'POST' | 'PUT') =>
  contract({
    method,
    path: '/user-type-roles',
    summary: 'Set the default role of a user type; existing users are not affected',
    access: 'user-type-role:edit',
    body: userTypeRole,
    response: userTypeRole,
    problems: ['ANSWERS_INVALID'],
    message: { bn: 'সংরক্ষণ করা হয়েছে।', en: 'Saved.' },
  })
export const saveUserTypeRole = settingUserTypeRole('POST')
/** The same as `POST`: setting a role twice is setting it once. */
export const setUserTypeRole = settingUserTypeRole('PUT')
