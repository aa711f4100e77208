import { sql } from 'kysely'
import { staffTypes } from '../../../domain/src/accounts/user-types.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import type { listUsers as listCall } from '../../../domain/src/contracts/users.ts'
import { readLoginId } from '../../../domain/src/fields/formats.ts'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'
import type { Context } from '../platform/context.ts'
import { containing, pageOf } from '../platform/listing.ts'
import { describeUser } from './describe-user.ts'
import { rolesOfUsers, users } from './repository.ts'

type Asked = InputOf<typeof listCall>

export async function listUsers({ db, actor, limits }: Context, asked: Asked) {
  const { page = 1, size = pageSize, sort = '-id' } = asked
  const search = asked.search?.trim() ?? ''
  if (search) await limits.count('staff-searches', String(actor.id))
  const found = narrowed(users(db), asked).$if(search !== '', (query) => query.where(mentions(search)))
  const { total } = await found.clearSelect().select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow() // prettier-ignore
  const way = sort.startsWith('-') ? 'desc' : 'asc'
  const rows = await found
    .$if(sort.endsWith('name'), (query) => query.orderBy(sql`account.full_name`, way))
    .orderBy('account.id', sort.endsWith('name') ? 'asc' : way)
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const roles = await rolesOfUsers(
    db,
    rows.map(({ id }) => id),
  )
  return pageOf({ list: rows.map((row) => describeUser(row, roles.get(row.id) ?? [], actor)), total, page, size })
}

const narrowed = (query: ReturnType<typeof users>, { userType, staffYn, roleId, officeId, active_yn }: Asked) =>
  query
    .$if(userType !== undefined, (rows) => rows.where('account.user_type', '=', userType ?? ''))
    // Named one by one, so that the index finds a few colleagues among all the applicants.
    .$if(staffYn !== undefined, (rows) => rows.where('account.user_type', 'in', staffYn === 'Y' ? [...staffTypes] : ['APPLICANT']))
    .$if(officeId !== undefined, (rows) => rows.where('account.office_id', '=', officeId ?? 0))
    .$if(active_yn !== undefined, (rows) => rows.where('account.state', active_yn === 'Y' ? '=' : '<>', 'active'))
    .$if(roleId !== undefined, (rows) =>
      rows.where(sql<boolean>`exists (select from account_role held where held.account_id = account.id and held.role_id = ${roleId ?? 0})`),
    )

/**
 * A part of a name, in either script; for colleagues also a part of the log-in. The number of an applicant is found as a whole
 * only: part by part, a masked one could be read out after all.
 */
function mentions(search: string) {
  const [part, number] = [containing(search), containing(toAsciiDigits(search))]
  const whole = readLoginId(search)?.value ?? ''
  return sql<boolean>`(account.full_name ilike ${part} or account.full_name_bng ilike ${part}
    or account.login_id = ${whole} or account.mobile = ${whole} or account.email = ${whole}
    or (account.user_type <> 'APPLICANT' and (account.login_id ilike ${number} or account.mobile ilike ${number} or account.email ilike ${number})))`
}
