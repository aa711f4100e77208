import type { FastifyRequest } from 'fastify'
import { product, serverVersion } from '../../../domain/src/lookups/portal.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { record } from '../platform/record.ts'
import { Answered } from '../platform/serve.ts'
import { openSession } from '../platform/sessions.ts'
import { readSettings } from '../settings/repository.ts'
import { describeUser } from './describe-user.ts'
import { meetDevice } from './meet-device.ts'
import type { Account } from './repository.ts'

/** The end of every log-in, with one step or two: a session, and a look at the device it came from. */
export async function welcome(
  context: Context,
  account: Account,
  request: FastifyRequest,
  proven: (tx: Tx) => Promise<void> = async () => {},
) {
  const { db, secrets, config, device } = context
  const met = await meetDevice(context, account, request)
  const token = await db.transaction().execute(async (tx) => {
    await proven(tx)
    await met.keep(tx)
    await record(tx, account, 'account.logged-in', `account:${account.id}`, { device })
    return await openSession(tx, secrets, { accountId: account.id, device, isNewDevice: met.isNew, hours: config.sessionHours })
  })
  const otpLength = (await readSettings(db)).number('OTP_LENGTH')
  const appSettings = { raiseCoreVersion: serverVersion, otpLength, maxFileKb: 2048, product }
  return new Answered(await describeUser(db, account), { beside: { token, appSettings }, cookie: met.cookie })
}
