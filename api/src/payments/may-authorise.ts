import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { Actor } from '../platform/context.ts'
import type { Database, Tx } from '../platform/database.ts'
import type { Batch } from './repository.ts'

/** domain/3-workflows.md T13: a second person of accounts, or the director. */
export const mayAuthorise = ({ permissions }: Actor): boolean =>
  permissions.has('payment-batch:approve') || permissions.has('payment-batch:pay')

export const refusals = {
  OWN_BATCH: {
    bn: 'আপনি এই ব্যাচ তৈরি করেছেন, তাই আপনি অনুমোদন করতে পারবেন না। হিসাব শাখার আরেকজন বা পরিচালক অনুমোদন করবেন।',
    en: 'You made this batch, so you cannot authorise it. A colleague of accounts or the director does.',
  },
  OWN_APPLICATION: {
    bn: 'ব্যাচে আপনার নিজের আবেদন আছে। আরেকজন অনুমোদন করবেন, অথবা প্রস্তুতকারী আবেদনটি সরাবেন।',
    en: 'The batch has an application of your own. Another person authorises it, or its maker takes the file out.',
  },
} satisfies Record<string, Bilingual>

/** Why this person, of all who may authorise, may not authorise this batch. */
export async function whyNotAuthorise(db: Database | Tx, actor: Actor, batch: Batch): Promise<{ code: keyof typeof refusals; words: Bilingual } | null> {
  if (batch.state !== 'MADE' || !mayAuthorise(actor)) return null
  if (batch.made_by === actor.id) return { code: 'OWN_BATCH', words: refusals.OWN_BATCH }
  const own = await db
    .selectFrom('payment')
    .innerJoin('application', 'application.id', 'payment.application_id')
    .select('payment.id')
    .where('batch_id', '=', batch.id)
    .where((eb) => eb.or([eb('applicant_id', '=', actor.id), eb('entered_by', '=', actor.id)]))
    .limit(1)
    .executeTakeFirst()
  return own ? { code: 'OWN_APPLICATION', words: refusals.OWN_APPLICATION } : null
} // prettier-ignore
