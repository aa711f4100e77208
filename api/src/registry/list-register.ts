import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { listResults as resultsCall, listWorkers as workersCall } from '../../../domain/src/contracts/registry.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import type { Context } from '../platform/context.ts'
import { record } from '../platform/record.ts'
import { maskPassport } from './describe-import.ts'
import { listLinkedPassports } from './linked-passports.ts'
import { findResults, findWorkers } from './list-repository.ts'
import { readNumber, readPassport } from './read-values.ts'
import { passportIndexOf } from './table-register.ts'

/** `search` is a whole passport number, or the beginning of a paper's number or of a name. */
export async function listWorkers(context: Context, { page = 1, size = pageSize, search = '', source }: InputOf<typeof workersCall>) {
  const { db, secrets, actor } = context
  const passport = readPassport(search)
  const begins = readNumber(search)
  await recordSearch(context, 'workers', search)
  const passportIndex = passport ? passportIndexOf(secrets, passport) : undefined
  const { rows, total } = await findWorkers(db, { begins, passportIndex, isSearched: search.trim() !== '', source, page, size })
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
    // The passport of the paper first, then those linked to it.
    passportNo: [secrets.open(row.passport_sealed), ...(linked.get(row.id) ?? [])].map(show).join(', '),
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
export async function listResults(context: Context, { page = 1, size = pageSize, search = '', level, year }: InputOf<typeof resultsCall>) {
  await recordSearch(context, 'results', search)
  const begins = readNumber(search)
  const { rows, total } = await findResults(context.db, { begins, isSearched: search.trim() !== '', level, year, page, size })
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

/** Whom staff look for is nobody's business; that they looked is the auditor's. */
async function recordSearch({ db, actor }: Context, list: string, search: string) {
  if (search.trim()) await db.transaction().execute((tx) => record(tx, actor, 'registry.searched', 'registry', { list }))
}
