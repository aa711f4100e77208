import * as z from 'zod/mini'
import { actions } from '#access/actions.ts'
import { officeTypes } from '#access/office-types.ts'
import { userTypes } from '#access/roles.ts'
import { contract } from '#http/contract.ts'
import { paginatedList, listQuery, timestamp, queryId, sortBy, text, yesNo } from '#http/schemas.ts'

const rolePath = { params: z.strictObject({ roleId: queryId }) }
const role = z.strictObject({
  roleId: z.int(),
  code: z.string(),
  roleName: z.string(),
  roleNameBng: z.string(),
  userType: z.enum(userTypes),
  /** The seeded role whose desks it shares, if it is a copy of one. */
  deskRole: z.nullable(z.string()),
  people: z.int(),
  menus: z.int(),
  activeYn: yesNo,
  /** A seeded role: it may be renamed and its grants changed, but it cannot be closed. */
  ownYn: yesNo,
  revision: z.int(),
  changedAt: timestamp,
  changedBy: z.nullable(z.string()),
  changedByBng: z.nullable(z.string()),
})

export const listRoles = contract({
  method: 'GET',
  path: '/roles',
  summary: 'List all roles with the number of users',
  access: 'role:view',
  query: z.strictObject({ ...listQuery, activeYn: z.optional(yesNo), sort: sortBy('roleName', 'people', 'changedAt') }),
  response: paginatedList(role),
})

export const getRole = contract({
  method: 'GET',
  path: '/roles/:roleId',
  summary: 'Get a role',
  access: 'role:view',
  ...rolePath,
  response: role,
  problems: ['NOT_FOUND'],
})

// Higher than the limit of a name: validation reports a long name at its field.
const names = { roleName: text(1000), roleNameBng: text(1000) }

export const createRole = contract({
  method: 'POST',
  path: '/roles',
  summary: 'Create a role, empty or with the grants and the desk of another role',
  access: 'role:create',
  body: z.strictObject({ ...names, userType: z.optional(text(40)), copyFrom: z.optional(z.nullable(z.int())) }),
  response: role,
  problems: ['ANSWERS_INVALID'],
  message: { bn: 'রোলটি তৈরি হয়েছে। এবার কী কী করতে পারবে ঠিক করুন।', en: 'The role was made. Now say what it may do.' },
})

export const renameRole = contract({
  method: 'PUT',
  path: '/roles/:roleId',
  summary: 'Rename a role in both languages',
  access: 'role:edit',
  ...rolePath,
  body: z.strictObject({ ...names, revision: z.int() }),
  response: role,
  problems: ['NOT_FOUND', 'ANSWERS_INVALID', 'VERSION_CONFLICT'],
  message: { bn: 'রোলের নাম বদলানো হয়েছে।', en: 'The role was renamed.' },
})

export const setRoleStatus = contract({
  method: 'POST',
  path: '/roles/:roleId/status',
  summary: 'Close a role that no user has, or reopen it',
  access: 'role:delete',
  ...rolePath,
  body: z.strictObject({ activeYn: yesNo, revision: z.int() }),
  response: role,
  problems: ['NOT_FOUND', 'ROLE_STAYS', 'ROLE_IN_USE', 'ALREADY_EXISTS', 'VERSION_CONFLICT'],
})

/** Null or omitted: every office type. */
const offices = z.optional(z.nullable(z.array(z.enum(officeTypes))))

export const getPermissions = contract({
  method: 'GET',
  path: '/main-menu/permission/:roleId',
  summary: 'Get the grants of a role: menus, submenus and the actions that each supports',
  access: 'role:view',
  ...rolePath,
  response: z.strictObject({
    roleId: z.int(),
    roleName: z.string(),
    roleNameBng: z.string(),
    revision: z.int(),
    mainMenus: z.array(
      z.strictObject({
        id: z.int(),
        mainMenuName: z.string(),
        mainMenuNameBng: z.string(),
        checkedYn: yesNo,
        menu: z.array(
          z.strictObject({
            id: z.int(),
            menuName: z.string(),
            menuNameBng: z.string(),
            checkedYn: yesNo,
            actions: z.array(z.strictObject({ code: z.enum(actions), checkedYn: yesNo, officeTypes: offices })),
          }),
        ),
      }),
    ),
  }),
  problems: ['NOT_FOUND'],
})

/**
 * Replaces the actions of the given menus; other menus stay unchanged. A plain action keeps its office scope; with
 * `officeTypes` the scope is replaced, null for every office.
 */
const permissionUpdate = z.strictObject({
  roleId: z.int(),
  mainMenus: z
    .array(
      z.strictObject({
        id: z.int(),
        menu: z
          .array(
            z.strictObject({
              id: z.int(),
              checkedYn: yesNo,
              actions: z
                .array(
                  z.union([
                    text(40),
                    z.strictObject({
                      code: text(40),
                      officeTypes: z.nullable(z.array(text(40)).check(z.maxLength(20))),
                    }),
                  ]),
                )
                .check(z.maxLength(50)),
            }),
          )
          .check(z.maxLength(200)),
      }),
    )
    .check(z.maxLength(50)),
  /** Revision that the administrator saw last. A newer revision is not overwritten. */
  revision: z.optional(z.int()),
})
export type PermissionUpdate = z.infer<typeof permissionUpdate>

export const updatePermissions = contract({
  method: 'POST',
  path: '/main-menu/update-permission',
  summary: 'Update the grants of a role; without `view` a menu loses its other actions too',
  access: 'role:edit',
  body: permissionUpdate,
  response: z.strictObject({ roleId: z.int(), changed: z.int() }),
  problems: ['NOT_FOUND', 'ANSWERS_INVALID', 'VERSION_CONFLICT', 'DUTIES_CONFLICT', 'ROLE_LOCKOUT'],
  message: { bn: 'অনুমতি হালনাগাদ হয়েছে।', en: 'Permission updated.' },
})

export const previewPermissions = contract({
  method: 'POST',
  path: '/main-menu/permission-effect',
  summary: 'Preview an update of a role and the number of affected users; the same checks apply as for the update',
  access: 'role:edit',
  body: permissionUpdate,
  response: z.strictObject({
    changed: z.int(),
    people: z.int(),
    /** Counts only people whose permissions change: another of their roles may grant the same. */
    changes: z.array(
      z.strictObject({
        menuId: z.int(),
        action: z.enum(actions),
        change: z.enum(['added', 'taken', 'offices']),
        officeTypes: z.nullable(z.array(z.enum(officeTypes))),
        gain: z.int(),
        lose: z.int(),
      }),
    ),
  }),
  problems: ['NOT_FOUND', 'ANSWERS_INVALID', 'VERSION_CONFLICT', 'DUTIES_CONFLICT', 'ROLE_LOCKOUT'],
})
