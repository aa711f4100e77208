import type { StaffAccount } from '@wewb/domain/identity/accounts/staff-account'
import { issueMessage, type Issue } from '@wewb/domain/engine/fields/issue'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { bilingualDigits } from '@wewb/domain/language/digits'
import type { Database, Tx } from '#db/database.ts'
import { validateRows, type RowError } from '#registers/imports/validate-rows.ts'
import type { ParsedRow } from '#registers/imports/import-sheets.ts'
import { listResultRows } from '#registers/spreadsheets/read-rows.ts'
import { UnreadableFileError } from '#registers/spreadsheets/unreadable-file.ts'
import { listTakenLogins } from './queries.ts'
import { loginTakenIssue, validateUser, type UserChoices } from './validate-user.ts'
import { listDefaultRoleIds } from './user-type-roles.ts'
import { userSheet } from './user-sheet.ts'

/** The staff of a whole division; more need several files. */
export const MAX_USERS_PER_IMPORT = 500

/** A row of the sheet that can become an account. */
export type NewUser = { row: number; typed: StaffAccount }

/** Reads the whole sheet. A row without a role gets the default role of its type. */
export async function parseUserRows(
  db: Database,
  choices: UserChoices,
  bytes: Buffer,
): Promise<{ users: NewUser[]; errors: RowError[] }> {
  const first = new Map<string, number>(
    (await listDefaultRoleIds(db)).map(({ userType, roleId }) => [userType, roleId]),
  )
  const users: NewUser[] = []
  const errors: RowError[] = []
  const sheet = userSheet(choices)
  let total = 0
  const chunks = (async function* () {
    yield bytes
  })()
  for await (const { number, row, errors: faults } of validateRows(sheet, listResultRows(chunks))) {
    total += 1
    if (total > MAX_USERS_PER_IMPORT) throw new UnreadableFileError('too-large')
    if (row) users.push({ row: number, typed: typedIn(row, first) })
    else errors.push(...(faults ?? []))
  }
  return { users, errors }
}

function typedIn(row: ParsedRow, first: ReadonlyMap<string, number>): StaffAccount {
  const words = (column: string) => String(row[column] ?? '')
  const roleIds = words('roleIds').split(',').filter(Boolean).map(Number)
  const fallback = first.get(words('userType'))
  return {
    full_name: words('full_name'),
    full_name_bng: words('full_name_bng'),
    login_id: words('login_id'),
    email: words('email'),
    mobile: words('mobile'),
    userType: words('userType'),
    officeId: row['officeId'] === null ? null : Number(row['officeId']),
    roleIds: roleIds.length === 0 && fallback !== undefined ? [fallback] : [...new Set(roleIds)],
  }
}

/** Applies the account rules to each row, and checks that no other row or account has the login. */
export async function validateUserRows(
  db: Database | Tx,
  choices: UserChoices,
  users: readonly NewUser[],
): Promise<{ valid: NewUser[]; errors: RowError[] }> {
  const logins = users.map(({ typed }) => typed.login_id)
  const taken = await listTakenLogins(db, logins)
  const valid: NewUser[] = []
  const errors: RowError[] = []
  for (const [index, user] of users.entries()) {
    const { row, typed } = user
    const before = users[logins.indexOf(typed.login_id)]
    const issues: Issue[] = [
      ...(await validateUser(db, typed, choices)),
      ...(taken.has(typed.login_id) ? [loginTakenIssue] : []),
      ...(before && logins.indexOf(typed.login_id) < index
        ? [{ ...loginTakenIssue, message: repeats(before.row) }]
        : []),
    ]
    if (issues.length === 0) valid.push(user)
    errors.push(...issues.map((issue) => ({ row, column: issue.path, message: issueMessage(issue) })))
  }
  return { valid, errors }
}

const repeats = (row: number): Bilingual => ({
  bn: `একই লগইন আইডি ফাইলের ${bilingualDigits(row).bn} নম্বর সারিতেও আছে।`,
  en: `The same log-in stands in row ${row} of the file.`,
})
