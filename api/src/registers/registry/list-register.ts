import type { InputOf } from '@wewb/domain/http/contract'
import type {
  listExamResults as listExamResultsEndpoint,
  listWorkers as listWorkersEndpoint,
} from '@wewb/domain/registers/register-contracts'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import type { Context } from '#server/context.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { maskPassport } from '#registers/imports/describe-import.ts'
import { listLinkedPassports } from './linked-passports.ts'
import { listResultRows, listWorkerRows } from './list-queries.ts'
import { parseDocumentNumber, parsePassport } from '#registers/imports/parse-values.ts'
import { passportIndexOf } from './database-register.ts'

/** `search` is a whole passport number, or the beginning of a document number or of a name. */
export async function listWorkers(
  context: Context,
  { page = 1, size = DEFAULT_PAGE_SIZE, search = '', source }: InputOf<typeof listWorkersEndpoint>,
) {
  const { db, secrets, actor } = context
  const passport = parsePassport(search)
  const begins = parseDocumentNumber(search)
  await recordSearch(context, 'workers', search)
  const passportIndex = passport ? passportIndexOf(secrets, passport) : undefined
  const { rows, total } = await listWorkerRows(db, {
    prefix: begins,
    passportIndex,
    isSearched: search.trim() !== '',
    source,
    page,
    size,
  })
  const linked = await listLinkedPassports(
    db,
    secrets,
    rows.map(({ id }) => id),
  )
  const show = actor.permissions.has('registry:edit') ? (passport: string) => passport : maskPassport
  const list = rows.map((row) => ({
    id: row.id,
    source: row.source,
    number: row.number,
    // The passport on the document first, then the linked ones.
    passportNo: [secrets.decrypt(row.passport_sealed), ...(linked.get(row.id) ?? [])].map(show).join(', '),
    nameEn: row.name_en,
    fatherName: row.father_name,
    country: row.country,
    mission: row.mission || null,
    issuedOn: row.issued_on,
    insuranceNo: row.insurance_no,
  }))
  return { list, total, page, size, lastPage: lastPage(total, size) }
}

/** `search` is the beginning of a roll, a registration number or a name. */
export async function listResults(
  context: Context,
  { page = 1, size = DEFAULT_PAGE_SIZE, search = '', level, year }: InputOf<typeof listExamResultsEndpoint>,
) {
  await recordSearch(context, 'results', search)
  const begins = parseDocumentNumber(search)
  const { rows, total } = await listResultRows(context.db, {
    prefix: begins,
    isSearched: search.trim() !== '',
    level,
    year,
    page,
    size,
  })
  const list = rows.map((row) => ({
    id: row.id,
    level: row.level,
    boardId: row.board_id,
    passingYear: row.passing_year,
    rollNo: row.roll,
    registrationNo: row.registration_no,
    studentName: row.student_name,
    fatherName: row.father_name,
    motherName: row.mother_name,
    groupId: row.group_id,
    gpa: Number(row.gpa),
    institute: row.institute,
  }))
  return { list, total, page, size, lastPage: lastPage(total, size) }
}

const lastPage = (total: number, size: number) => Math.max(1, Math.ceil(total / size))

/** Records that staff searched, but not for whom. */
async function recordSearch({ db, actor }: Context, list: string, search: string) {
  if (search.trim())
    await db.transaction().execute((tx) => recordAuditEntry(tx, actor, 'registry.searched', 'registry', { list }))
}
