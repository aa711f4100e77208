import type { FastifyRequest } from 'fastify'
import type { StaffAccount } from '@wewb/domain/identity/accounts/staff-account'
import { ruleIssue } from '@wewb/domain/identity/accounts/staff-account'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import type { Context } from '#server/context.ts'
import { assertNoIssues, Problem, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { readSingleFile } from '#server/multipart-form.ts'
import { UnreadableFileError } from '#registers/spreadsheets/unreadable-file.ts'
import { createStaffAccount } from './create-staff-account.ts'
import { deleteStaleUserImports, insertUserImport, lockUserImport, updateUserImportAsDone } from './import-queries.ts'
import { sendInvitation, issuePassword } from './issue-password.ts'
import { staffLoginOf, readUserChoices, type UserChoices } from './validate-user.ts'
import { validateUserRows, parseUserRows, type NewUser } from './validate-user-rows.ts'
import { userSheet } from './user-sheet.ts'

/** Previews an import. No account is created until the sender confirms it. */
export async function stageUserImport({ db, actor, secrets }: Context, _input: object, request: FastifyRequest) {
  const bytes = await readSingleFile(request, 'file')
  await deleteStaleUserImports(db)
  const choices = await readUserChoices(db)
  const { users, errors } = await parseUserRows(db, choices, bytes).catch((error: unknown) => {
    throw error instanceof UnreadableFileError ? new Problem('ANSWERS_INVALID', { issues: [explain(error)] }) : error
  })
  const validated = await validateUserRows(db, choices, users)
  const { id } = await insertUserImport(db, actor.id, secrets.encrypt(JSON.stringify(validated.valid)))
  const labels = new Map(userSheet(choices).columns.map((column) => [column.id, column.label]))
  const all = [...errors, ...validated.errors].toSorted((one, other) => one.row - other.row)
  return {
    importId: id,
    rows: validated.valid.map((user) => describeRow(user, choices)),
    errors: all.map((error) => ({
      ...error,
      label: labels.get(error.column) ?? { bn: error.column, en: error.column },
    })),
    refused: new Set(all.map(({ row }) => row)).size,
  }
}

function describeRow({ row, typed }: NewUser, { offices, roles }: UserChoices) {
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
 * Creates all accounts or none. Each user gets an invitation to set a password: a sheet of passwords could be forwarded
 * or found in a download folder.
 */
export async function confirmUserImport(context: Context, { importId }: { importId: string }) {
  const { db, actor, secrets, locale } = context
  // All accounts share the hash of one random password that is not stored.
  const { hash } = await issuePassword(context, 'INVITE')
  return await db.transaction().execute(async (tx) => {
    const waiting = await lockUserImport(tx, importId, actor.id)
    if (!waiting) return throwProblem('NOT_FOUND')
    if (!waiting.rows_sealed) return throwProblem('MOVE_NOT_OPEN')
    const users = JSON.parse(secrets.decrypt(waiting.rows_sealed)) as NewUser[]
    const choices = await readUserChoices(tx)
    const { errors } = await validateUserRows(tx, choices, users)
    assertNoIssues(errors.map(({ message }) => ruleIssue('file', message)))
    const created = []
    for (const { typed } of users) {
      const id = await createStaffAccount(tx, context, typed, choices, {
        passwordHash: hash,
        passwordUntil: null,
        state: 'active',
        from: { importId },
      })
      created.push({
        id,
        ...namesOf(typed),
        sentTo: await sendInvitation(tx, context, staffLoginOf(typed), locale, 'USER_INVITED'),
      })
    }
    await updateUserImportAsDone(tx, importId, created.length)
    await recordAuditEntry(tx, actor, 'user.imported', `user-import:${importId}`, { made: created.length })
    return { made: created }
  })
}

const namesOf = ({ full_name, full_name_bng }: StaffAccount) => ({ full_name, full_name_bng: full_name_bng || null })

function explain({ reason }: UnreadableFileError): Issue {
  if (reason === 'too-large') {
    return ruleIssue('file', {
      bn: 'একটি ফাইলে সর্বোচ্চ ৫০০ জন থাকতে পারেন। ভাগ করে দিন।',
      en: 'A file may hold at most 500 people. Please split it.',
    })
  }
  if (reason === 'not-a-sheet') {
    return ruleIssue('file', {
      bn: 'ফাইলটি পড়া যায়নি। এক্সেল (XLSX) বা সিএসভি (CSV) ফাইল দিন, প্রথম সারিতে ঘরের নাম থাকবে।',
      en: 'The file could not be read. Choose a CSV or XLSX file with the column names in its first row.',
    })
  }
  return ruleIssue('file', {
    bn: `প্রথম সারিতে এই ঘরগুলো নেই: ${reason.missing.map(({ bn }) => bn).join(', ')}।`,
    en: `The first row lacks these columns: ${reason.missing.map(({ en }) => en).join(', ')}.`,
  })
}
