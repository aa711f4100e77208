import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { StaffAccount } from '../../../domain/src/accounts/staff-account.ts'
import { told } from '../../../domain/src/accounts/staff-account.ts'
import type { Issue } from '../../../domain/src/fields/issue.ts'
import type { Context } from '../platform/context.ts'
import { insist, Problem, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { readOnlyFile } from '../platform/uploads.ts'
import { UnreadableFile } from '../registry/unreadable-file.ts'
import { addAccount } from './add-account.ts'
import { invite, preparePassword } from './give-password.ts'
import { loginIn, readKnown, type Known } from './judge-user.ts'
import { judgeRows, readUsers, type NewUser } from './judge-rows.ts'
import { userSheet } from './user-sheet.ts'

/** Says what a file would make. Nothing of it is an account until whoever sent it has seen this and confirms. */
export async function readUserImport({ db, actor, secrets }: Context, _input: object, request: FastifyRequest) {
  const bytes = await readOnlyFile(request, 'file')
  await db.deleteFrom('user_import').where('done_at', 'is', null).where('created_at', '<', sql<Date>`now() - interval '1 day'`).execute() // prettier-ignore
  const known = await readKnown(db)
  const { users, errors } = await readUsers(db, known, bytes).catch((error: unknown) => {
    throw error instanceof UnreadableFile ? new Problem('ANSWERS_INVALID', { issues: [explain(error)] }) : error
  })
  const judged = await judgeRows(db, known, users)
  const { id } = await db
    .insertInto('user_import')
    .values({ account_id: actor.id, rows_sealed: secrets.seal(JSON.stringify(judged.good)) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const labels = new Map(userSheet(known).columns.map((column) => [column.id, column.label]))
  const all = [...errors, ...judged.errors].toSorted((one, other) => one.row - other.row)
  return {
    importId: id,
    rows: judged.good.map((user) => describeRow(user, known)),
    errors: all.map((error) => ({ ...error, label: labels.get(error.column) ?? { bn: error.column, en: error.column } })),
    refused: new Set(all.map(({ row }) => row)).size,
  }
}

function describeRow({ row, typed }: NewUser, { offices, roles }: Known) {
  const office = offices.find(({ id }) => id === typed.officeId)
  return {
    row,
    full_name: typed.full_name,
    full_name_bng: typed.full_name_bng || null,
    login_id: typed.login_id,
    userType: typed.userType,
    office: office ? { bn: office.nameBng, en: office.name } : null,
    roles: roles.filter(({ id }) => typed.roleIds.includes(id)).map(({ name, nameBng }) => ({ bn: nameBng, en: name })),
  }
}

/**
 * All or none, and everybody is invited to choose a password alone: a sheet of passwords would lie in a download folder, be sent
 * on by mail and open every account to whoever finds it.
 */
export async function confirmUserImport(context: Context, { importId }: { importId: string }) {
  const { db, actor, secrets, locale } = context
  // One password that nobody knows serves all of them: none is ever typed.
  const { hash } = await preparePassword(context, 'INVITE')
  return await db.transaction().execute(async (tx) => {
    const waiting = await tx.selectFrom('user_import').selectAll().where('id', '=', importId).where('account_id', '=', actor.id).forUpdate().executeTakeFirst() // prettier-ignore
    if (!waiting) return refuse('NOT_FOUND')
    if (!waiting.rows_sealed) return refuse('MOVE_NOT_OPEN')
    const users = JSON.parse(secrets.open(waiting.rows_sealed)) as NewUser[]
    const known = await readKnown(tx)
    const { errors } = await judgeRows(tx, known, users)
    insist(errors.map(({ message }) => told('file', message)))
    const made = []
    for (const { typed } of users) {
      const id = await addAccount(tx, context, typed, known, {
        passwordHash: hash,
        passwordUntil: null,
        state: 'active',
        from: { importId },
      })
      made.push({ id, ...namesOf(typed), sentTo: await invite(tx, context, loginIn(typed), locale, 'USER_INVITED') })
    }
    await tx.updateTable('user_import').set({ rows_sealed: null, done_at: new Date(), made: made.length }).where('id', '=', importId).execute() // prettier-ignore
    await record(tx, actor, 'user.imported', `user-import:${importId}`, { made: made.length })
    return { made }
  })
}

const namesOf = ({ full_name, full_name_bng }: StaffAccount) => ({ full_name, full_name_bng: full_name_bng || null })

function explain({ why }: UnreadableFile): Issue {
  if (why === 'too-large') {
    return told('file', {
      bn: 'একটি ফাইলে সর্বোচ্চ ৫০০ জন থাকতে পারেন। ভাগ করে দিন।',
      en: 'A file may hold at most 500 people. Please split it.',
    })
  }
  if (why === 'not-a-sheet') {
    return told('file', {
      bn: 'ফাইলটি পড়া যায়নি। এক্সেল (XLSX) বা সিএসভি (CSV) ফাইল দিন, প্রথম সারিতে ঘরের নাম থাকবে।',
      en: 'The file could not be read. Choose a CSV or XLSX file with the column names in its first row.',
    })
  }
  return told('file', {
    bn: `প্রথম সারিতে এই ঘরগুলো নেই: ${why.missing.map(({ bn }) => bn).join(', ')}।`,
    en: `The first row lacks these columns: ${why.missing.map(({ en }) => en).join(', ')}.`,
  })
}
