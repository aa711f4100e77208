import { sql } from 'kysely'
import { staffTypes } from '@wewb/domain/identity/accounts/user-types'
import { userHistoryEvents } from '@wewb/domain/identity/user-contracts'
import { parseLoginId } from '@wewb/domain/engine/fields/formats'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import type { Database } from '#db/database.ts'
import { containsPattern } from '#server/listing.ts'
import { selectUsers } from './queries.ts'

type UserFilter = {
  search: string
  userType?: string | undefined
  staffYn?: 'Y' | 'N' | undefined
  roleId?: number | undefined
  officeId?: number | undefined
  active_yn?: 'Y' | 'N' | undefined
}
type Page = { page: number; size: number }

const matchingUsers = (db: Database, filter: UserFilter) =>
  filterUsers(selectUsers(db), filter).$if(filter.search !== '', (query) => query.where(mentions(filter.search)))

export async function countUsers(db: Database, filter: UserFilter): Promise<number> {
  const { total } = await matchingUsers(db, filter)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** `sort` is `id` or `name`, with a minus for descending order. */
export async function listUserRows(db: Database, filter: UserFilter, { sort, page, size }: Page & { sort: string }) {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  return await matchingUsers(db, filter)
    .$if(sort.endsWith('name'), (query) => query.orderBy(sql`account.full_name`, direction))
    .orderBy('account.id', sort.endsWith('name') ? 'asc' : direction)
    .limit(size)
    .offset((page - 1) * size)
    .execute()
}

const filterUsers = (
  query: ReturnType<typeof selectUsers>,
  { userType, staffYn, roleId, officeId, active_yn }: UserFilter,
) =>
  query
    .$if(userType !== undefined, (rows) => rows.where('account.user_type', '=', userType ?? ''))
    // Lists the types, so that the index finds the few staff accounts among all applicants.
    .$if(staffYn !== undefined, (rows) =>
      rows.where('account.user_type', 'in', staffYn === 'Y' ? [...staffTypes] : ['APPLICANT']),
    )
    .$if(officeId !== undefined, (rows) => rows.where('account.office_id', '=', officeId ?? 0))
    .$if(active_yn !== undefined, (rows) => rows.where('account.state', active_yn === 'Y' ? '=' : '<>', 'active'))
    .$if(roleId !== undefined, (rows) =>
      rows.where(
        sql<boolean>`exists (
          select from account_role held where held.account_id = account.id and held.role_id = ${roleId ?? 0})`,
      ),
    )

/**
 * Matches a part of a name in either script, and for staff also a part of the login. An applicant's number matches only
 * as a whole: partial matches would reveal a masked number digit by digit.
 */
function mentions(search: string) {
  const [part, number] = [containsPattern(search), containsPattern(toAsciiDigits(search))]
  const whole = parseLoginId(search)?.value ?? ''
  return sql<boolean>`(account.full_name ilike ${part} or account.full_name_bng ilike ${part}
    or account.login_id = ${whole} or account.mobile = ${whole} or account.email = ${whole}
    or (account.user_type <> 'APPLICANT'
      and (account.login_id ilike ${number} or account.mobile ilike ${number} or account.email ilike ${number})))`
}

const userHistory = (db: Database, accountId: number) =>
  db
    .selectFrom('audit')
    .where('audit.subject', '=', `account:${accountId}`)
    .where('audit.event', 'in', [...userHistoryEvents])

export async function countUserHistory(db: Database, accountId: number): Promise<number> {
  const { total } = await userHistory(db, accountId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Lists the history, newest first. */
export const listUserHistoryRows = (db: Database, accountId: number, { page, size }: Page) =>
  userHistory(db, accountId)
    .leftJoin('account', (join) => join.on(sql<boolean>`audit.actor = 'account:' || account.id`))
    .select(['audit.id', 'audit.at', 'audit.event', 'audit.detail', 'account.full_name', 'account.full_name_bng'])
    .orderBy('audit.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
