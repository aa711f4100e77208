import type pg from 'pg'

/**
 * Data for the miscellaneous reports besides applications: passports, instalments, fees, referrals, complaints, staff
 * activity.
 */
export const miscellaneousSteps = (owner: pg.Client, files: number): [string, () => Promise<unknown>][] => [
  ['passports', () => owner.query(passports)],
  ['instalments', () => owner.query(instalments)],
  ['fees', () => owner.query(fees)],
  ['referrals', () => owner.query(referrals)],
  ['complaints', () => owner.query(complaints, [files / 10])],
  ['work of the staff', () => owner.query(work, [files * 2])],
]

/**
 * Every fifth worker has separate applications for repatriation, assistance and compensation. The digests match no
 * real number.
 */
const passports = `insert into application_key
  select id, 'passport',
    sha256(convert_to(case when id / 100 % 5 = 0 then 'P' || id / 100 || '-' || id % 10 else 'P' || id end, 'UTF8'))
  from application
  where service in ('fa-repatriation', 'fa-financial-assistance', 'compensation') on conflict do nothing`

/** Three years each. */
const instalments = `insert into instalment (application_id, no, year, amount, state)
  select id, place, extract(year from since) + place - 1, 27500,
    case when place = 1 then 'PAID' else (array['DUE','PAID','APPROVED','HOLD','STOPPED'])[1 + id % 5] end
  from application, generate_series(1, 3) place
  where service in ('edu-allowance', 'dis-allowance') and approval_status = 2 on conflict do nothing`

const fees = `insert into fee_receipt (application_id, mission, memo_no, amount, currency, received_at)
  select id, mission, 'M-' || id, 110, 'SAR', submitted_at from application
  where service = 'wewb-membership' and approval_status = 2 on conflict do nothing`

const referrals = `insert into acknowledgement (referral_no, application_id, answers, status, entered_by, entered_at)
  select 'R-' || id, id, jsonb_build_object('serviceTypeId', (array['TRAINING','LOAN','JOB'])[1 + id % 3],
    'serviceProviderId', 'P' || id % 40),
    (array['REFERRED','ACCEPTED','RUNNING','COMPLETED','DROPPED'])[1 + id % 5],
    (select min(id) from account), submitted_at
  from application where id % 20 = 0 on conflict do nothing`

const complaints = `insert into complaint (ticket_no, mobile_index, language, answers, answers_sealed, subject, type,
  accuses_hq, is_anonymous, state, desk, office_id, satisfaction, settle_by, received_at)
  select 'GCR' || lpad(n::text, 12, '0'), '\\x00', 'bn', '{}', '\\x00', 'S',
    (array['DELAY','BRIBE','FRAUD','MISCONDUCT'])[1 + n % 4], false, false,
    case when n % 10 = 0 then 'RECEIVED' else 'RESOLVED' end,
    case when n % 10 = 0 then 'GRIEVANCE' else 'NOBODY' end, case when n % 3 = 0 then 2 end,
    case when n % 4 = 0 then 1 + n % 5 end, date '2016-12-31' + n / 28, date '2016-11-01' + n / 28 + time '10:00'
  from generate_series(1, $1::int) n on conflict do nothing`

/** Two staff actions for each application over ten years. */
const work = `insert into audit (at, actor, event, subject, detail)
  select timestamp '2016-11-01' + n * (interval '10 years' / $1::int),
    'account:' || staff.ids[1 + n % cardinality(staff.ids)],
    case when n % 20 = 0 then 'account.logged-in' else 'application.moved' end, 'application:' || n, '{}'
  from generate_series(1, $1::int) n, (select array_agg(id order by id) as ids from account
    where user_type <> 'APPLICANT') staff`
