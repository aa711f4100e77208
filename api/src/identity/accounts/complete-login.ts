import type { FastifyRequest } from 'fastify'
import { product, serverVersion } from '@wewb/domain/reference/portal'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { ApiResponse } from '#server/register-endpoint.ts'
import { createSession } from '#server/sessions.ts'
import { readSettings } from '#administration/settings/queries.ts'
import { describeUser } from './describe-user.ts'
import { registerDevice } from './register-device.ts'
import type { Account } from './queries.ts'

/** Ends every login, with or without a second factor: creates a session and checks whether the device is new. */
export async function completeLogin(
  context: Context,
  account: Account,
  request: FastifyRequest,
  proven: (tx: Tx) => Promise<void> = async () => {},
) {
  const { db, secrets, config, device } = context
  const met = await registerDevice(context, account, request)
  const token = await db.transaction().execute(async (tx) => {
    await proven(tx)
    await met.save(tx)
    await recordAuditEntry(tx, account, 'account.logged-in', `account:${account.id}`, { device })
    return await createSession(tx, secrets, {
      accountId: account.id,
      device,
      isNewDevice: met.isNew,
      hours: config.sessionHours,
    })
  })
  const otpLength = (await readSettings(db)).number('OTP_LENGTH')
  const appSettings = { raiseCoreVersion: serverVersion, otpLength, maxFileKb: 2048, product }
  return new ApiResponse(await describeUser(db, account), {
    envelopeFields: { token, appSettings },
    cookie: met.cookie,
  })
}
