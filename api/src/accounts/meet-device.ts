import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Bilingual, Locale } from '../../../domain/src/language/bilingual.ts'
import { showDate, showTime } from '../../../domain/src/language/dates.ts'
import { notify } from '../messages/notify.ts'
import type { Context } from '../platform/context.ts'
import type { Database, Tx } from '../platform/database.ts'
import { record } from '../platform/record.ts'
import { hashToken } from '../platform/secrets.ts'
import { prefix } from '../platform/serve.ts'
import { readSettings } from '../settings/repository.ts'
import { loginOf, type Account } from './repository.ts'

/** The longest that browsers keep one. */
const cookieSeconds = 400 * 24 * 3600

/**
 * A device is a random mark in a cookie that only the log-in ever sees: no address, no place, no fingerprint. The first device of an
 * account is no news; any other is told to staff always, and to applicants where the board pays for it.
 * Looked at before the log-in's transaction, kept in it.
 */
export async function meetDevice(context: Context, account: Account, request: FastifyRequest) {
  const mark = markOf(request) ?? context.secrets.newToken().token
  const hash = hashToken(`${account.id}:${mark}`)
  const isNew = await isNewTo(context.db, account.id, hash)
  const isTold = isNew && (await maySend(context, account))
  return {
    isNew,
    cookie: cookieOf(mark, context.config.publicUrl.startsWith('https:')),
    keep: async (tx: Tx) => {
      await tx
        .insertInto('known_device')
        .values({ account_id: account.id, mark_hash: hash })
        .onConflict((conflict) => conflict.columns(['account_id', 'mark_hash']).doUpdateSet({ last_seen_at: sql`now()` }))
        .execute()
      if (isNew) await record(tx, account, 'account.new-device', `account:${account.id}`, { device: context.device })
      if (isTold) await tell(tx, context, account)
    },
  }
}

const markOf = (request: FastifyRequest) => /(?:^|;\s*)(?:__Secure-)?device=([\w-]{43})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1]

/** By its name a browser refuses it from anywhere but a page over TLS. */
const cookieOf = (mark: string, isSecure: boolean) =>
  `${isSecure ? '__Secure-' : ''}device=${mark}; Path=${prefix}/pub/login; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`

async function isNewTo(db: Database, accountId: number, mark: Buffer): Promise<boolean> {
  const { rows } = await sql<{ isKnown: boolean; knowsOthers: boolean }>`
    select exists (select from known_device where account_id = ${accountId} and mark_hash = ${mark}) as "isKnown",
      exists (select from known_device where account_id = ${accountId}) as "knowsOthers"`.execute(db)
  return rows[0]?.knowsOthers === true && !rows[0].isKnown
}

async function maySend({ db, limits }: Context, account: Account): Promise<boolean> {
  if (account.user_type === 'APPLICANT' && !(await readSettings(db)).isOn('NEW_DEVICE_NOTICE')) return false
  return !(await limits.miss('new-device-notices', String(account.id))).refused
}

const inBoth = (show: (locale: Locale) => string): Bilingual => ({ bn: show('bn'), en: show('en') })

async function tell(tx: Tx, { jobs, now, device }: Context, account: Account) {
  const values = {
    device: device || { bn: 'অজানা যন্ত্র', en: 'unknown device' },
    date: inBoth((locale) => showDate(now(), locale)),
    time: inBoth((locale) => showTime(now(), locale)),
  }
  await notify(tx, jobs, { to: loginOf(account), language: account.language, template: 'NEW_DEVICE', values })
}
