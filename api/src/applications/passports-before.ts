import { sql } from 'kysely'
import type { Tx } from '../platform/database.ts'
import type { Secrets } from '../platform/secrets.ts'
import { openAnswers } from './file.ts'

/** The passports a member had until each change that was approved, for a membership that begins again: the register forgot them with it. */
export async function passportsBefore(tx: Tx, secrets: Secrets, applicationId: number): Promise<string[]> {
  const changes = await tx
    .selectFrom('application')
    .innerJoin('member', (join) => join.on('member.application_id', '=', applicationId))
    .select(['application.answers', 'application.answers_sealed'])
    .where('application.service', '=', 'wewb-passport')
    .where('application.approval_status', '=', 2)
    .where(sql<boolean>`application.answers ->> 'memberNo' = member.number`)
    .orderBy('application.id', 'desc')
    .execute()
  return changes.map((change) => openAnswers(secrets, change)['oldPassportNo']).filter((old) => typeof old === 'string')
}
