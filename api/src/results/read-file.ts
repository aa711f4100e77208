import type { MultipartFile } from '@fastify/multipart'
import type { FastifyError, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { issue } from '../../../domain/src/fields/issue.ts'
import { moneyOf, poishaOf } from '../../../domain/src/fields/money.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { loadLists } from '../lookups/load-lists.ts'
import type { Context } from '../platform/context.ts'
import type { Database, Tx } from '../platform/database.ts'
import { Problem, refuse } from '../platform/problem.ts'
import { readRows } from '../registry/read-rows.ts'
import { UnreadableFile } from '../registry/unreadable-file.ts'
import { findSetup, type Setup } from '../setups/repository.ts'
import { checkFile, type Line } from './check-file.ts'
import { describeUnreadable } from './describe-unreadable.ts'
import { fileSheet, type FileKind } from './file-columns.ts'
import { takesFile } from './get-plan.ts'
import { findList, findPlan, hasApplications } from './plan-repository.ts'
import { may, publicationOf } from './publications.ts'
import { circularOf } from '../../../domain/src/awards/circulars.ts'
import type { Actor } from '../platform/context.ts'

const mostBytes = 20 * 1024 * 1024
const shownErrors = 200
const shownRows = 20

/** Which sort of file the result takes from this person; refused when it takes none. */
export async function fileKindFor(db: Database | Tx, actor: Actor, setup: Setup, today: string): Promise<FileKind> {
  const publication = publicationOf(setup.service)
  const about = { publication, isApplied: await hasApplications(db, setup.id), today, plan: await findPlan(db, setup.id) }
  const kind = takesFile(setup, await findList(db, setup.id), about)
  // A list of applications sends them to the director, as the merit list does that the portal makes.
  if (!may(actor, kind === 'APPLICATIONS' ? 'reject' : 'create', publication)) return refuse('NO_PERMISSION')
  return kind === 'NO' ? refuse('MOVE_NOT_OPEN') : kind
}

/** Reads the whole file and says what is wrong, row by row. Only a file without a fault is kept, for the one who confirms it. */
export async function readResultFile(context: Context, { id }: { id: number }, request: FastifyRequest) {
  const { db, actor, now } = context
  const setup = (await findSetup(db, id)) ?? refuse('NOT_FOUND')
  const kind = await fileKindFor(db, actor, setup, dhakaDay(now()))
  const publication = publicationOf(setup.service)
  const sheet = await fileSheet(db, publication, kind)
  const { bytes, fileName } = await receive(request)
  try {
    const checked = await checkFile(db, sheet, readRows(pieces(bytes)), { kind, setupId: id })
    const isGood = checked.refused === 0 && checked.total > 0
    const importId = isGood ? await keepLines(context, setup, fileName, checked.lines) : null
    const labels = new Map(sheet.columns.map((column) => [column.id, column.label]))
    const errors = checked.errors
      .slice(0, shownErrors)
      .map((error) => ({ ...error, label: labels.get(error.column) ?? { bn: '', en: '' } }))
    if (checked.total === 0) return refuse('ANSWERS_INVALID', { issues: [describeUnreadable('no-rows')] })
    const amounts = checked.lines.map((line) => entryOf(setup, line).amount)
    return {
      importId,
      fileName,
      total: checked.total,
      refused: checked.refused,
      errors,
      sum: moneyOf(amounts.reduce((sum, amount) => sum + poishaOf(amount), 0)),
      rows: isGood ? await describeFirst(db, setup, checked.lines.slice(0, shownRows)) : [],
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? new Problem('ANSWERS_INVALID', { issues: [describeUnreadable(error.why)] }) : error
  }
}

async function receive(request: FastifyRequest): Promise<{ bytes: Buffer; fileName: string }> {
  if (!request.isMultipart()) return refuse('MALFORMED')
  try {
    const part = await request.file({ limits: { fileSize: mostBytes, files: 1, fields: 0, parts: 1 } })
    if (!part) return refuse('ANSWERS_INVALID', { issues: [issue('file', 'required')] })
    return { bytes: await part.toBuffer(), fileName: nameOf(part) }
  } catch (error) {
    // The parser's own complaints about a broken form have no code.
    throw error instanceof Problem || (error as FastifyError).code ? error : new Problem('MALFORMED')
  }
}

/** A name is shown to colleagues, never used as a path. */
const nameOf = ({ filename }: MultipartFile) => filename.normalize('NFC').replace(/[\p{Cc}/\\]/gu, '').slice(-100) || 'file' // prettier-ignore

/** Piece by piece, giving way after each: people at their desks must not wait for somebody's file. */
async function* pieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += 64 * 1024) {
    yield bytes.subarray(from, from + 64 * 1024)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** A row as it is stored; of an application the circular knows the amount. */
export function entryOf(setup: Setup, { values, applicationId }: Line) {
  const text = (id: string) => String(values[id] ?? '')
  return {
    application_id: applicationId,
    record_no: text('record_no') || text('application_no'),
    roll: text('roll'),
    registration_no: text('registration_no'),
    name: text('name'),
    institute: text('institute'),
    district: text('district') || null,
    amount: text('amount') || circularOf(setup.service).yearlyAmount(setup.circular),
  }
}

async function keepLines({ db, actor }: Context, setup: Setup, fileName: string, lines: readonly Line[]): Promise<string> {
  const id = randomUUID()
  await db.transaction().execute(async (tx) => {
    // Read, looked at and never confirmed: after a day nobody will.
    await tx.deleteFrom('result_import').where('confirmed_at', 'is', null).where('created_at', '<', sql<Date>`now() - interval '1 day'`).execute() // prettier-ignore
    await tx.insertInto('result_import').values({ id, setup_id: setup.id, file_name: fileName, total: lines.length, account_id: actor.id }).execute() // prettier-ignore
    for (let first = 0; first < lines.length; first += 2000) {
      const rows = lines.slice(first, first + 2000).map((line, index) => ({ rank: first + index + 1, ...entryOf(setup, line) }))
      await sql`
        insert into result_entry
        select ${id}::uuid, rank, application_id, record_no, roll, registration_no, name, institute, district, amount
        from json_to_recordset(${JSON.stringify(rows)}::json) as row (rank integer, application_id bigint, record_no text, roll text, registration_no text, name text, institute text, district text, amount numeric)`.execute(
        tx,
      )
    }
  })
  return id
}

/** As everybody would see them, so that a wrong column is noticed before it is public. */
async function describeFirst(db: Database, setup: Setup, lines: readonly Line[]) {
  const { showsEntry } = publicationOf(setup.service)
  const entries = lines.map((line) => entryOf(setup, line))
  const lists = await loadLists(db, [{ source: 'district', values: [...new Set(entries.flatMap(({ district }) => district ?? []))] }])
  return entries.map((entry, index) => ({
    rank: index + 1,
    number: entry.record_no || entry.roll,
    name: entry.name ? showsEntry(entry).name : '',
    district: lists('district', entry.district ?? '')?.label ?? { bn: '', en: '' },
    amount: entry.amount,
  }))
}
