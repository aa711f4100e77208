import { sql, type RawBuilder } from 'kysely'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { Database, Tx } from '../platform/database.ts'
import { beginningWith, containing } from '../platform/listing.ts'

/** Why something that is owed cannot be paid yet, and who can do something about it. */
export const problemWords = {
  NO_INSTALMENT: {
    bn: 'কোন বৃত্তি বা ভাতার কোন বছরের কিস্তি, তা পাওয়া যায়নি। শাখা কর্মকর্তাকে দেখতে বলুন।',
    en: 'No award with a year that is due was found. Ask the section officer to look into it.',
  },
  NO_AMOUNT: { bn: 'অনুমোদিত টাকার পরিমাণ লেখা নেই।', en: 'There is no approved amount.' },
  NO_ACCOUNT: { bn: 'ব্যাংক হিসাবের তথ্য অসম্পূর্ণ।', en: 'The bank details are incomplete.' },
  ROUTING_UNKNOWN: {
    bn: 'রাউটিং নম্বরটি কোনো শাখার নয়, অথবা শাখাটি তালিকা থেকে বাদ গেছে।',
    en: 'The routing number belongs to no branch, or the branch was withdrawn.',
  },
  INSTALMENT_STOPPED: { bn: 'এ বছরের কিস্তি বন্ধ বা স্থগিত আছে।', en: 'The instalment of this year is stopped or on hold.' },
  OWN_APPLICATION: {
    bn: 'এটি আপনার নিজের আবেদন। আরেকজন ব্যাচ করবেন।',
    en: 'This is your own application. A colleague must put it into a batch.',
  },
  NOT_QUEUED: { bn: 'নথিটি এখন অর্থ প্রেরণের তালিকায় নেই।', en: 'The file is not in the payment queue at present.' },
} satisfies Record<string, Bilingual>
export type PaymentProblem = keyof typeof problemWords

/** Nine digits, those of its bank in front, and the last one guarding the others: the rule of `isRoutingNumber`. */
const guarded = sql`(payment.routing_number ~ '^[0-9]{9}$' and left(payment.routing_number, 3) = payment.bank_code
  and (select sum(substr(payment.routing_number, place::int, 1)::int * weight) % 10
    from unnest(array[5, 3, 9, 5, 3, 9, 5, 3]) with ordinality as weighted (weight, place)) = right(payment.routing_number, 1)::int)`

/** A listed branch that is still in use, or one that is in no list and has a number as branches have it. */
const routable = sql`coalesce(
  (select active from lookup where source = 'bank-branch' and code = payment.routing_number), ${guarded}, false)`

/** Of a row of `payment` with its `application`: everything that keeps it from being paid by this person. */
export const problemsFor = (actorId: number): RawBuilder<PaymentProblem[]> => sql`array_remove(array[
  case when payment.award_id is null then 'NO_INSTALMENT' end,
  case when payment.amount = 0 then 'NO_AMOUNT' end,
  case when payment.account_sealed is null or payment.holder_name = '' then 'NO_ACCOUNT' end,
  case when payment.account_sealed is not null and not ${routable} then 'ROUTING_UNKNOWN' end,
  case when exists (select from instalment where instalment.application_id = payment.award_id and instalment.no = payment.instalment_no
    and instalment.state <> 'APPROVED') then 'INSTALMENT_STOPPED' end,
  case when application.applicant_id = ${actorId} or application.entered_by = ${actorId} then 'OWN_APPLICATION' end,
  case when application.status <> 'PAYMENT_QUEUED' or application.in_batch then 'NOT_QUEUED' end], null)`

type Wanted = { module?: string | undefined; fiscalYear?: string | undefined; search?: string | undefined; actorId: number }

/** What is owed and in no batch, each with its problems. */
export const queued = (db: Database | Tx, { module, fiscalYear, search, actorId }: Wanted) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('payment')
        .innerJoin('application', 'application.id', 'payment.application_id')
        .selectAll('payment')
        .select(['application.no as application_no', 'application.name', 'application.name_bng', 'application.setup_id'])
        .select(problemsFor(actorId).as('problems'))
        .where('payment.state', '=', 'QUEUED')
        .$if(module !== undefined, (query) => query.where('payment.module', '=', module ?? ''))
        .$if(fiscalYear !== undefined, (query) => query.where('payment.fiscal_year', '=', fiscalYear ?? ''))
        .$if(search !== undefined && search !== '', (query) => query.where((where) => where.or([
          where('application.no', 'ilike', beginningWith(search ?? '')),
          where('application.name', 'ilike', containing(search ?? '')),
          where('application.name_bng', 'like', containing(search ?? '')),
          where('payment.holder_name', 'ilike', containing(search ?? '')),
          where('payment.account_end', '=', search ?? ''),
        ])))
        .as('owed'),
    ) // prettier-ignore

export const isPayable = sql<boolean>`(cardinality(problems) = 0)`
