import pg from 'pg'
import { digestOf } from '@wewb/api/casework/applications/application-keys.ts'
import { bulkLoad } from './bulk-load.ts'
import { openBenchPortal } from './portal.ts'
import { accountCountOf, accountSteps, createAccounts } from './seed-accounts.ts'
import { claimSteps } from './seed-claims.ts'
import { miscellaneousSteps } from './seed-miscellaneous.ts'
import { reportSteps } from './seed-reports.ts'

/**
 * Creates a million applications, as after ten years: most are decided, some are at every desk. SQL creates the rows;
 * the digests are computed here.
 */
const files = Number(process.env['BENCH_FILES'] ?? 1_000_000)
const batch = 20_000
const large = [
  'account',
  'application',
  'application_act',
  'application_key',
  'audit',
  'claim',
  'claim_key',
  'document',
  'fee_receipt',
  'instalment',
  'message',
  'payee',
  'payment',
  'report_file',
  'result_row',
]

const portal = await openBenchPortal()
const owner = new pg.Client(portal.ownerUrl)
await owner.connect()

const step = async (what: string, work: () => Promise<unknown>) => {
  const startedAt = performance.now()
  await work()
  console.log(`${what}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

const { rows } = await owner.query<{ n: number }>('select count(*)::int as n from application')
if ((rows[0]?.n ?? 0) >= files) {
  console.log(`already seeded: ${rows[0]?.n} applications`)
} else {
  await step("the demo's own files make way", () => owner.query('truncate application, payment_batch cascade'))
  await step('all of it, and its indexes', () => bulkLoad(owner, large, seedAll))
  await step('statistics', () => owner.query('vacuum analyze'))
}
await owner.end()
await step('seals of the audit', () => portal.close())

async function seedAll() {
  let firstPerson = 0
  await step('accounts', async () => (firstPerson = await createAccounts(owner, files)))
  await step(`${files} applications`, () => seedApplications(firstPerson))
  await step('history', seedHistory)
  await step('keys', seedKeys)
  await step('running totals', seedTotals)
  for (const [what, work] of [
    ...claimSteps(owner, portal),
    ...reportSteps(owner, files),
    ...miscellaneousSteps(owner, files),
    ...accountSteps(owner, files),
  ])
    await step(what, work)
}

async function seedApplications(firstPerson: number) {
  for (let first = 1; first <= files; first += batch * 5) {
    await owner.query(
      `insert into application (id, no, service, version, setup_id, applicant_id, state, status, approval_status, desk,
       since, desk_due_on, district, mission, stage, answers, name, name_bng, amount, percent, submitted_at, updated_at)
       select n, prefix || '-' || 2016 + n / 100000 || '-' || lpad(n::text, 7, '0'), service, 1,
         case when service = 'edu-allowance' then 1 end, person, state, status, code, desk, day, day + 14, district,
         case when service in ('wewb-membership', 'fa-repatriation', 'compensation')
           then (array['RUH','JED','DXB','AUH','KUL','DOH','MCT','KWI'])[1 + n % 7] end,
         case when service = 'fa-repatriation' and code = 2
           then (array['HANDED_OVER','BURIED_ABROAD','ARRIVED'])[1 + n % 3] end,
         jsonb_build_object('studentNameEn', name, 'educationLevelId', (3 + n % 3)::text,
           'groupId', (array['SCIENCE','HUMANITIES','BUSINESS'])[1 + n % 3], 'result', 4 + (n % 100) / 100.0,
           'workerAliveYn', case when n % 9 = 0 then 'N' else 'Y' end,
           'permanent', jsonb_build_object('districtId', district), 'rollNo', lpad((n % 999999)::text, 6, '0'),
           'fatherName', 'ABDUL KARIM', 'gender', (array['FEMALE','MALE','FEMALE','MALE','OTHER'])[1 + n % 5],
           'dateOfBirth', (day - 3650 - (n::bigint * 7919 % 14600)::int)::text)
           || case when service = 'fa-repatriation'
             then jsonb_build_object('serviceType', (array['DEAD_BODY','BURIAL_ABROAD','SICK'])[1 + n % 3])
             else '{}' end,
         name, 'রহিমা খাতুন', case when code = 2 then 10000 + n % 50 * 500.25 end, 100,
         day + time '10:00', day + time '10:00'
       from (
         select n, (array['pending','forwarded','forwarded','back-at-desk','returned',
             'rejected','payment-queued','paid','closed','paid'])[1 + n % 10] as state,
           (array['SUBMITTED','UNDER_REVIEW','UNDER_REVIEW','UNDER_REVIEW','RETURNED',
             'REJECTED','PAYMENT_QUEUED','PAID','CLOSED','PAID'])[1 + n % 10] as status,
           (array[0,1,1,-1,-1,-2,2,2,2,2])[1 + n % 10] as code,
           (array['section','assistant','director','section',null,null,null,null,null,null])[1 + n % 10] as desk,
           (array['edu-allowance','edu-allowance','edu-allowance','edu-allowance','edu-allowance',
             'dis-allowance','wewb-membership','fa-repatriation',
             'fa-financial-assistance','compensation'])[1 + n / 10 % 10] as service,
           (array['EDU','EDU','EDU','EDU','EDU','DIS','MEM','REP','FIN','CMP'])[1 + n / 10 % 10] as prefix,
           date '2016-11-01' + (n / 273) as day, (1 + n % 64)::text as district,
           (array['RAHIMA','SALMA','NUSRAT','KARIM','JAMAL','TANVIR','FARHANA','SHIRIN'])[1 + n % 8]
             || ' ' || (array['KHATUN','AKTER','ALAM','MIA','ISLAM','BEGUM'])[1 + n % 6] || ' ' || n as name,
           $3::int + n % $4::int as person
         from generate_series($1::int, $2::int) n
       ) made`,
      [first, Math.min(first + batch * 5 - 1, files), firstPerson, accountCountOf(files)],
    )
  }
  await owner.query(`select setval(pg_get_serial_sequence('application', 'id'), $1)`, [files])
}

async function seedHistory() {
  await owner.query(`insert into application_act (application_id, on_day, move, from_state, to_state,
                 from_status, to_status, reply)
               select id, since, 'submit', 'draft', 'pending', 0, 0, '{}' from application where id <= ${files}`)
}

/** The NID of application 123 is 2000000123, so that a search can be tried by hand. */
async function seedKeys() {
  for (let first = 1; first <= files; first += batch) {
    const numbers = Array.from({ length: Math.min(batch, files - first + 1) }, (_, index) => first + index)
    const kinds = ['nid', 'mobile'] as const
    const valueOf = {
      nid: (n: number) => String(2_000_000_000 + n),
      mobile: (n: number) => `017${String(n).padStart(8, '0')}`,
    }
    for (const kind of kinds) {
      // Sends all digests of a batch as one value, which SQL splits.
      const digests = numbers.map((n) => digestOf(portal.secrets, kind, valueOf[kind](n)))
      await owner.query(
        `insert into application_key select $1::int + i, $2, substring($3::bytea from i * $4::int + 1 for $4)
         from generate_series(0, $5::int - 1) i`,
        [first, kind, Buffer.concat(digests), digests[0]?.length ?? 0, numbers.length],
      )
    }
  }
}

async function seedTotals() {
  await owner.query(`truncate application_tally;
               insert into application_tally select service, state, coalesce(desk, ''), id >> 12, count(*)
               from application group by 1, 2, 3, 4`)
}
