import type pg from 'pg'
import { reasonCodes } from '@wewb/domain/services/workflows/reason-codes'

/**
 * Data of ten years besides the applications: decisions, payments, messages, and the report figures that triggers
 * would have updated.
 */
export const reportSteps = (owner: pg.Client, files: number): [string, () => Promise<unknown>][] => [
  ['decisions and payments in the history', () => seedDecisions(owner, files)],
  ['payments', () => seedPayments(owner)],
  ['figures of the reports', () => seedFigures(owner)],
  ['messages', () => seedMessages(owner, files)],
]

/** Decisions after 5 to 65 days; payments within six more weeks. */
const decidedOn = '(since + 5 + (id * 7919 % 61)::int)'
const paidOn = `(${decidedOn} + 3 + (id * 104729 % 45)::int)`
const isPaid = "state in ('paid', 'closed')"

async function seedDecisions(owner: pg.Client, files: number) {
  const act =
    'insert into application_act ' +
    '(application_id, on_day, move, from_state, to_state, from_status, to_status, amount, reply)'
  await owner.query(
    `${act} select id, ${decidedOn}, 'approve', 'forwarded', 'approved', 1, 2, amount, '{}' from application
     where approval_status = 2 and id <= ${files}`,
  )
  await owner.query(
    `${act} select id, ${paidOn}, 'confirm-payment', 'payment-sent', 'paid', 2, 2, null, '{}' from application
     where ${isPaid} and id <= ${files}`,
  )
  await owner.query(
    `${act} select id, ${decidedOn}, 'reject', 'forwarded', 'rejected', 1, -2, null,
     jsonb_build_object('reasonCode', ($1::text[])[1 + id % $2]) from application
     where approval_status = -2 and id <= ${files}`,
    [reasonCodes.map(({ value }) => value), reasonCodes.length],
  )
}

/** Batches of five thousand, all reconciled; queued payments stay queued. */
async function seedPayments(owner: pg.Client) {
  await owner.query(`insert into payment_batch (id, no, module, fiscal_year, state, count, total, made_by, made_at,
    authorised_by, authorised_at, advice_no, advice_date, layout, sent_at, reconciled_at)
    select file.id / 5000, 'PB-' || file.id / 5000, 'edu-allowance', '2025-26', 'RECONCILED', count(*), sum(amount),
      maker.id, now(), checker.id, now(), 'ADV-' || file.id / 5000, current_date, '{}', now(), now()
    from application file, (select min(id) as id from account) maker, (select max(id) as id from account) checker
    where file.${isPaid} group by file.id / 5000, maker.id, checker.id`)
  await owner.query(`insert into payment (application_id, award_id, instalment_no, payee_id, payee_no,
    attempt, module, fiscal_year, state, amount, account_sealed, approved_on, queued_on, batch_id, serial, reference,
    sent_on, value_date, bank_reference)
    select id, id, 1, id, 1, 1, service, '2025-26', 'PAID', amount, '\\x00', ${decidedOn}, ${decidedOn},
      id / 5000, id % 5000, 'REF-' || id, ${paidOn}, ${paidOn}, 'BANK-' || id from application where ${isPaid}`)
  await owner.query(`insert into payment (application_id, award_id, instalment_no, payee_id, payee_no,
    attempt, module, fiscal_year, state, amount, approved_on, queued_on)
    select id, id, 1, id, 1, 1, service, '2025-26', 'QUEUED', amount, ${decidedOn}, ${decidedOn} from application
    where state = 'payment-queued'`)
}

async function seedFigures(owner: pg.Client) {
  await owner.query(`truncate report_file;
    insert into report_file (application_id, service, setup_id, case_id, state, status, approval_status, desk, stage,
      purpose, district, mission, airport, country, gender, born, received_on, approved_on, decided_on,
      paid_on, amount, paid)
    select id, service, setup_id, case_id, state, status, approval_status, desk, stage, answers->>'serviceType',
      district, mission, airport, report_country(answers, mission), report_gender(answers), report_born(answers),
      report_day(submitted_at), case when approval_status = 2 then ${decidedOn} end,
        case when abs(approval_status) = 2 then ${decidedOn} end, case when ${isPaid} then ${paidOn} end, amount,
        case when ${isPaid} then amount else 0 end
    from application where status <> 'DRAFT'`)
}

/** One message for each application, on its submission date. */
async function seedMessages(owner: pg.Client, files: number) {
  await owner.query(`insert into message (channel, recipient, template, language, body, module, file_no, parts,
    cost_poisha, operator, state, created_at, sent_at)
    select 'SMS', '017' || lpad(id::text, 8, '0'),
      (array['SUBMITTED','APPROVED','RETURNED','PAID'])[1 + id % 4],
      case when id % 5 = 0 then 'en' else 'bn' end, 'আপনার আবেদন ' || no || ' পাওয়া গেছে।', service, no, 2, 70,
      (array['GP','ROBI','BANGLALINK','TELETALK'])[1 + id % 4],
        case when id % 20 = 0 then 'failed' else 'delivered' end, submitted_at, submitted_at
    from application where id <= ${files}`)
  await owner.query(`truncate message_tally;
    insert into message_tally select report_day(created_at), module, template, language, operator,
      case when state = 'failed' then 'failed' else 'delivered' end, count(*), sum(parts), sum(cost_poisha), 0, 0, true
    from message where channel = 'SMS' and state in ('failed', 'delivered') group by 1, 2, 3, 4, 5, 6`)
}
