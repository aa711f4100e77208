import { roleSeeds } from '@wewb/domain/access/roles'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { assignRole } from '#identity/accounts/queries.ts'
import type { Database, Tx } from '#db/database.ts'
import { hashPassword } from '#security/password-hashing.ts'
import { systemActor, recordAuditEntry } from '#server/audit-log.ts'
import type { Secrets } from '#security/secrets.ts'
import { upsertRegisterRows } from '#registers/imports/upsert-rows.ts'
import { publishVersion } from '#services/programmes/publish-version.ts'
import { addProgramme, getProgrammeRow } from '#services/programmes/queries.ts'
import { demoCirculars } from './circulars.ts'
import { demoNews, demoNotices } from './content.ts'
import {
  hasAccounts,
  insertAccount,
  insertChequeBook,
  insertCircular,
  insertNews,
  insertNotices,
  insertOffices,
} from './seed-queries.ts'
import { demoProgramme } from './programmes.ts'
import { demoResults, demoWorkers } from './registers.ts'
import { listDemoOffices } from './offices.ts'
import { demoPassword, demoPeople } from './people.ts'

/** Seeds an empty demo database once; later starts change nothing. */
export async function seedDemo(db: Database, secrets: Secrets): Promise<boolean> {
  if (await hasAccounts(db)) return false
  const passwordHash = await hashPassword(demoPassword)
  await db.transaction().execute(async (tx) => {
    await insertOffices(tx, listDemoOffices())
    for (const person of demoPeople) await seedPerson(tx, person, passwordHash)
    await upsertRegisterRows(tx, secrets, 'WORKER', null, demoWorkers)
    await upsertRegisterRows(tx, secrets, 'RESULT', null, demoResults)
    for (const circular of demoCirculars(toDhakaDate(new Date()))) await seedCircular(tx, circular)
    await seedProgramme(tx, demoProgramme(toDhakaDate(new Date())))
    await insertChequeBook(tx, { airport: 'DAC', bank: 'Sonali Bank', first_no: 1000101, last_no: 1000200 })
    await insertNotices(tx, demoNotices)
    await insertNews(tx, demoNews)
    await recordAuditEntry(tx, systemActor, 'portal.seeded', 'demo')
  })
  return true
}

const seedCircular = (tx: Tx, { service, circular, opensOn, closesOn }: ReturnType<typeof demoCirculars>[number]) =>
  insertCircular(tx, {
    service,
    title: String(circular.title),
    title_bng: String(circular.titleBng),
    circular: JSON.stringify(circular),
    opens_on: opensOn,
    closes_on: closesOn,
    published_at: `${opensOn}T00:00:00+06:00`,
  })

async function seedProgramme(tx: Tx, programme: ReturnType<typeof demoProgramme>) {
  const by = { id: null, at: new Date(`${programme.opensOn}T00:00:00+06:00`) }
  const id = await addProgramme(tx, programme, by)
  await publishVersion(tx, await getProgrammeRow(tx, id), programme, by)
}

async function seedPerson(
  tx: Tx,
  { login, name, nameBn, role, office }: (typeof demoPeople)[number],
  passwordHash: string,
) {
  const { id } = await insertAccount(tx, {
    login_type: login.includes('@') ? 'EMAIL' : 'MOBILE',
    login_id: login,
    full_name: name,
    full_name_bng: nameBn,
    password_hash: passwordHash,
    user_type: roleSeeds.find(({ code }) => code === role)?.userType ?? 'APPLICANT',
    office_id: office,
    state: 'active',
  })
  await assignRole(tx, id, role)
}
