import type { FastifyInstance } from 'fastify'
import * as imports from '@wewb/domain/identity/user-import-contracts'
import * as contracts from '@wewb/domain/identity/user-contracts'
import * as typeRoleContracts from '@wewb/domain/identity/user-type-role-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { FileResponse, registerEndpoint } from '#server/register-endpoint.ts'
import { writeCsv } from '#registers/spreadsheets/write-csv.ts'
import { changeUserStatus } from './change-user-status.ts'
import { updateUser } from './update-user.ts'
import { createUser } from './create-user.ts'
import { getUserDetails } from './describe-user.ts'
import { confirmUserImport, stageUserImport } from './import-users.ts'
import { readUserChoices } from './validate-user.ts'
import { listUserHistory } from './list-user-history.ts'
import { listUsers } from './list-users.ts'
import { previewUser } from './preview-user.ts'
import { endUserSession, endUserSessions, listUserSessions } from './user-sessions.ts'
import { userSheet } from './user-sheet.ts'
import { listDefaultRoleIds, listUserTypeRoles, saveUserTypeRole } from './user-type-roles.ts'
import { resetUserPassword } from './reset-user-password.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.listUsers, listUsers)
  registerEndpoint(app, portal, contracts.getUserChoices, async ({ db }) => ({
    ...(await readUserChoices(db)),
    firstRoles: await listDefaultRoleIds(db),
  }))
  registerEndpoint(app, portal, contracts.previewUser, previewUser)
  registerEndpoint(app, portal, imports.getUserTemplate, async ({ db }) => {
    const { columns } = userSheet(await readUserChoices(db))
    const rows = [columns.map(({ id }) => id), columns.map(({ example }) => example)]
    return new FileResponse({
      bytes: Buffer.from(writeCsv(rows)),
      mediaType: 'text/csv; charset=utf-8',
      fileName: 'users.csv',
    })
  })
  registerEndpoint(app, portal, imports.stageUserImport, stageUserImport)
  registerEndpoint(app, portal, imports.confirmUserImport, confirmUserImport)
  registerEndpoint(app, portal, contracts.getUser, ({ db, actor }, { id }) => getUserDetails(db, id, actor))
  registerEndpoint(app, portal, contracts.createUser, createUser)
  registerEndpoint(app, portal, contracts.updateUser, updateUser)
  registerEndpoint(app, portal, contracts.setUserStatus, changeUserStatus)
  registerEndpoint(app, portal, contracts.resetUserPassword, resetUserPassword)
  registerEndpoint(app, portal, contracts.listUserSessions, listUserSessions)
  registerEndpoint(app, portal, contracts.endUserSession, endUserSession)
  registerEndpoint(app, portal, contracts.endUserSessions, endUserSessions)
  registerEndpoint(app, portal, contracts.listUserHistory, listUserHistory)
  registerEndpoint(app, portal, typeRoleContracts.listUserTypeRoles, listUserTypeRoles)
  registerEndpoint(app, portal, typeRoleContracts.saveUserTypeRole, saveUserTypeRole)
  registerEndpoint(app, portal, typeRoleContracts.setUserTypeRole, saveUserTypeRole)
}

export const usersModule = { routes } satisfies Module
