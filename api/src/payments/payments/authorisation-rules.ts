import { interpolate, type Bilingual } from '@wewb/domain/language/bilingual'
import type { Secrets } from '#security/secrets.ts'
import type { Actor } from '#server/context.ts'
import type { Database, Tx } from '#db/database.ts'
import { findHeldPayment } from './hold-queries.ts'
import { findPaymentOfPerson, findStoppedPayment } from './payment-queries.ts'
import { loadPersonKeys } from './person-keys.ts'
import type { Batch } from './queries.ts'

/** Move T13 (docs/domain/workflows.md): a second person of accounts, or the director, authorises. */
export const mayAuthorise = ({ permissions }: Actor): boolean =>
  permissions.has('payment-batch:approve') || permissions.has('payment-batch:pay')

export const authorisationRefusals = {
  OWN_BATCH: {
    bn: 'আপনি এই ব্যাচ তৈরি করেছেন, তাই আপনি অনুমোদন করতে পারবেন না। হিসাব শাখার আরেকজন বা পরিচালক অনুমোদন করবেন।',
    en: 'You made this batch, so you cannot authorise it. A colleague of accounts or the director does.',
  },
  OWN_APPLICATION: {
    bn: '{ref} পেমেন্টটি আপনার নিজের আবেদনের, বা এমন আবেদনের যাতে আপনার নম্বর বা হিসাব আছে। আরেকজন অনুমোদন করবেন, অথবা প্রস্তুতকারী পেমেন্টটি ব্যাচ থেকে সরাবেন।',
    en: 'Payment {ref} is for an application of your own, or one with your number or account. Another person authorises the batch, or its maker takes the payment out.',
  },
  HELD_PAYMENT: {
    bn: '{ref} পেমেন্টটির টাকা আগেই পৌঁছে থাকতে পারে। প্রস্তুতকারী এটি ব্যাচ থেকে সরাবেন; কারণ অর্থ প্রেরণের তালিকায় আছে।',
    en: 'The money of payment {ref} may have arrived already. The maker takes it out of the batch; the queue says why.',
  },
  STOPPED_PAYMENT: {
    bn: '{ref} পেমেন্টটি যে বছরের, সে বছরের কিস্তি বন্ধ বা স্থগিত হয়েছে। প্রস্তুতকারী এটি ব্যাচ থেকে সরাবেন।',
    en: 'Payment {ref} is for a year whose instalment has been stopped or put on hold. The maker takes it out of the batch.',
  },
} satisfies Record<string, Bilingual>

/** Names the payment, so that its maker finds it. */
export const nameRef = (message: Bilingual, { reference }: { reference: string | null }): Bilingual =>
  interpolate(message, { ref: reference ?? '' })

/** Returns the reason why an actor with the permission may not authorise this batch, or null. */
export async function findAuthorisationRefusal(
  db: Database | Tx,
  { actor, secrets }: { actor: Actor; secrets: Secrets },
  batch: Batch,
): Promise<{ code: keyof typeof authorisationRefusals; message: Bilingual } | null> {
  if (batch.state !== 'MADE' || !mayAuthorise(actor)) return null
  const keys = await loadPersonKeys(db, secrets, actor.id)
  if (keys.samePersonIds.includes(batch.made_by)) return { code: 'OWN_BATCH', message: authorisationRefusals.OWN_BATCH }
  const own = await findPaymentOfPerson(db, batch.id, keys)
  if (own) return { code: 'OWN_APPLICATION', message: nameRef(authorisationRefusals.OWN_APPLICATION, own) }
  const blocking = await findHeldPayment(db, batch.id)
  if (blocking) return { code: 'HELD_PAYMENT', message: nameRef(authorisationRefusals.HELD_PAYMENT, blocking) }
  const stopped = await findStoppedPayment(db, batch.id)
  return stopped ? { code: 'STOPPED_PAYMENT', message: nameRef(authorisationRefusals.STOPPED_PAYMENT, stopped) } : null
}
