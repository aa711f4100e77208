import type { FastifyInstance } from 'fastify'
import * as imports from '../../../domain/src/contracts/user-imports.ts'
import * as calls from '../../../domain/src/contracts/users.ts'
import type { Portal } from '../platform/context.ts'
import { SentFile, serve } from '../platform/serve.ts'
import { writeCsv } from '../registry/write-csv.ts'
import { changeStatus } from './change-status.ts'
import { changeUser } from './change-user.ts'
import { createUser } from './create-user.ts'
import { tellUser } from './describe-user.ts'
import { confirmUserImport, readUserImport } from './import-users.ts'
import { readKnown } from './judge-user.ts'
import { listHistory } from './list-history.ts'
import { listUsers } from './list-users.ts'
import { previewUser } from './preview-user.ts'
import { endUserSession, endUserSessions, listUserSessions } from './user-sessions.ts'
import { userSheet } from './user-sheet.ts'
import { firstRoleIds, listUserTypeRoles, saveUserTypeRole } from './user-type-roles.ts'
import { withdrawPassword } from './withdraw-password.ts'

export function userRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, calls.listUsers, listUsers)
  serve(app, portal, calls.getUserChoices, async ({ db }) => ({ ...(await readKnown(db)), firstRoles: await firstRoleIds(db) }))
  serve(app, portal, calls.previewUser, previewUser)
  serve(app, portal, imports.getUserTemplate, async ({ db }) => {
    const { columns } = userSheet(await readKnown(db))
    const rows = [columns.map(({ id }) => id), columns.map(({ example }) => example)]
    return new SentFile({ bytes: Buffer.from(writeCsv(rows)), mediaType: 'text/csv; charset=utf-8', fileName: 'users.csv' })
  })
  serve(app, portal, imports.readUserImport, readUserImport)
  serve(app, portal, imports.confirmUserImport, confirmUserImport)
  serve(app, portal, calls.getUser, ({ db, actor }, { id }) => tellUser(db, id, actor))
  serve(app, portal, calls.createUser, createUser)
  serve(app, portal, calls.updateUser, changeUser)
  serve(app, portal, calls.setUserStatus, changeStatus)
  serve(app, portal, calls.resetUserPassword, withdrawPassword)
  serve(app, portal, calls.listUserSessions, listUserSessions)
  serve(app, portal, calls.endUserSession, endUserSession)
  serve(app, portal, calls.endUserSessions, endUserSessions)
  serve(app, portal, calls.listUserHistory, listHistory)
  serve(app, portal, calls.listUserTypeRoles, listUserTypeRoles)
  serve(app, portal, calls.saveUserTypeRole, saveUserTypeRole)
}
