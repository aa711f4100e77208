import { sql } from 'kysely'
import type { Database } from '#db/database.ts'

type NewCaptcha = { id: string; code: string; lifeInSeconds: number }

export async function insertCaptcha(db: Database, { id, code, lifeInSeconds }: NewCaptcha) {
  await db
    .insertInto('captcha')
    .values({ id, code, expires_at: sql`now() + make_interval(secs => ${lifeInSeconds})` as never })
    .execute()
}

/** Counts another play of an open captcha. */
export const countCaptchaPlay = (db: Database, captchaId: string, maxPlays: number) =>
  db
    .updateTable('captcha')
    .set({ heard: sql`heard + 1` })
    .where('id', '=', captchaId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('heard', '<', maxPlays)
    .returning('code')
    .executeTakeFirst()

export const updateCaptchaAsUsed = (db: Database, captchaId: string) =>
  db
    .updateTable('captcha')
    .set({ used_at: sql`now()` })
    .where('id', '=', captchaId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('code')
    .executeTakeFirst()
