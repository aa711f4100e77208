import type { StaffAccount } from '../../../domain/src/accounts/staff-account.ts'
import { issueText, type Issue } from '../../../domain/src/fields/issue.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { digitsInBoth } from '../../../domain/src/language/digits.ts'
import type { Database, Tx } from '../platform/database.ts'
import { checkRows, type RowError } from '../registry/check-rows.ts'
import type { Row } from '../registry/import-columns.ts'
import { readRows } from '../registry/read-rows.ts'
import { UnreadableFile } from '../registry/unreadable-file.ts'
import { isTaken, judgeUser, takenLogins, type Known } from './judge-user.ts'
import { firstRoleIds } from './user-type-roles.ts'
import { userSheet } from './user-sheet.ts'

/** A whole division of the board; more than that are several files. */
export const mostUsers = 500

/** A row of the sheet that can become an account. */
export type NewUser = { row: number; typed: StaffAccount }

/** Reads the sheet to its end. A row without a role gets the first one of its type. */
export async function readUsers(db: Database, known: Known, bytes: Buffer): Promise<{ users: NewUser[]; errors: RowError[] }> {
  const first = new Map<string, number>((await firstRoleIds(db)).map(({ userType, roleId }) => [userType, roleId]))
  const users: NewUser[] = []
  const errors: RowError[] = []
  const sheet = userSheet(known)
  let total = 0
  const pieces = (async function* () {
    yield bytes
  })()
  for await (const { number, row, errors: faults } of checkRows(sheet, readRows(pieces))) {
    total += 1
    if (total > mostUsers) throw new UnreadableFile('too-large')
    if (row) users.push({ row: number, typed: typedIn(row, first) })
    else errors.push(...(faults ?? []))
  }
  return { users, errors }
}

function typedIn(row: Row, first: ReadonlyMap<string, number>): StaffAccount {
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

/** The rules of one account for each row, and what one row alone cannot know: who has the log-in, here or already. */
export async function judgeRows(
  db: Database | Tx,
  known: Known,
  users: readonly NewUser[],
): Promise<{ good: NewUser[]; errors: RowError[] }> {
  const logins = users.map(({ typed }) => typed.login_id)
  const taken = await takenLogins(db, logins)
  const good: NewUser[] = []
  const errors: RowError[] = []
  for (const [index, user] of users.entries()) {
    const { row, typed } = user
    const before = users[logins.indexOf(typed.login_id)]
    const issues: Issue[] = [
      ...(await judgeUser(db, typed, known)),
      ...(taken.has(typed.login_id) ? [isTaken] : []),
      ...(before && logins.indexOf(typed.login_id) < index ? [{ ...isTaken, message: repeats(before.row) }] : []),
    ]
    if (issues.length === 0) good.push(user)
    errors.push(...issues.map((issue) => ({ row, column: issue.path, message: issueText(issue) })))
  }
  return { good, errors }
}

const repeats = (row: number): Bilingual => ({
  bn: `একই লগইন আইডি ফাইলের ${digitsInBoth(row).bn} নম্বর সারিতেও আছে।`,
  en: `The same log-in stands in row ${row} of the file.`,
})
