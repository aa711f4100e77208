import type { FastifyRequest } from 'fastify'
import type { Bilingual, Locale } from '@wewb/domain/language/bilingual'
import { formatDate, formatTime } from '@wewb/domain/language/dates'
import { notify } from '#messaging/messages/notify.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { hashToken } from '#security/secrets.ts'
import { apiPrefix } from '#server/register-endpoint.ts'
import { readSettings } from '#administration/settings/queries.ts'
import { loginOf, type Account } from './queries.ts'
import { insertOrUpdateKnownDevice, isNewDevice } from './session-queries.ts'

/** Maximum lifetime of a cookie in browsers. */
const cookieSeconds = 400 * 24 * 3600

/**
 * Identifies a device by a random cookie that only the login reads: no address, location or fingerprint. The first
 * device of an account needs no notice; others notify staff, and applicants where the board has enabled it.
 * Checks before the login transaction, saves within it.
 */
export async function registerDevice(context: Context, account: Account, request: FastifyRequest) {
  const mark = markOf(request) ?? context.secrets.newToken().token
  const hash = hashToken(`${account.id}:${mark}`)
  const isNew = await isNewDevice(context.db, account.id, hash)
  const isNotified = isNew && (await maySend(context, account))
  return {
    isNew,
    cookie: cookieOf(mark, context.config.publicUrl.startsWith('https:')),
    save: async (tx: Tx) => {
      await insertOrUpdateKnownDevice(tx, account.id, hash)
      if (isNew)
        await recordAuditEntry(tx, account, 'account.new-device', `account:${account.id}`, { device: context.device })
      if (isNotified) await report(tx, context, account)
    },
  }
}

const markOf = (request: FastifyRequest) =>
  /(?:^|;\s*)(?:__Secure-)?device=([\w-]{43})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1]

/** Browsers accept the `__Secure-` prefix only over TLS. */
const cookieOf = (mark: string, isSecure: boolean) =>
  `${isSecure ? '__Secure-' : ''}device=${mark}; Path=${apiPrefix}/pub/login; Max-Age=${cookieSeconds}; ` +
  `HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`

async function maySend({ db, limits }: Context, account: Account): Promise<boolean> {
  if (account.user_type === 'APPLICANT' && !(await readSettings(db)).isOn('NEW_DEVICE_NOTICE')) return false
  return !(await limits.tryConsume('new-device-notices', String(account.id))).isExceeded
}

const inBoth = (show: (locale: Locale) => string): Bilingual => ({ bn: show('bn'), en: show('en') })

async function report(tx: Tx, { jobs, now, device }: Context, account: Account) {
  const values = {
    device: device || { bn: 'অজানা যন্ত্র', en: 'unknown device' },
    date: inBoth((locale) => formatDate(now(), locale)),
    time: inBoth((locale) => formatTime(now(), locale)),
  }
  await notify(tx, jobs, { to: loginOf(account), language: account.language, template: 'NEW_DEVICE', values })
}
