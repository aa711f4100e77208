import { checkUserType } from '../../../domain/src/accounts/role-name.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { createRole as createCall } from '../../../domain/src/contracts/roles.ts'
import type { Issue } from '../../../domain/src/fields/issue.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { record } from '../platform/record.ts'
import { describeRole, isOwnRole } from './describe-role.ts'
import { insistOnName } from './insist-on-name.ts'
import { getRole } from './repository.ts'

const notForApplicants: Bilingual = {
  bn: 'আবেদনকারীর রোল আর কর্মকর্তার রোল একটি থেকে আরেকটি করা যায় না।',
  en: 'A role of applicants cannot be made from one of the staff, nor the other way round.',
}

/** A copy begins with the ticks of the other role and sits at its desk; afterwards each goes its own way. */
export async function createRole({ db, actor }: Context, { copyFrom, userType: typed, ...name }: InputOf<typeof createCall>) {
  return await db.transaction().execute(async (tx) => {
    const source = copyFrom ? await findSource(tx, copyFrom) : undefined
    const userType = typed || source?.user_type
    const names = await insistOnName(tx, name, { more: [...sourceIssues(copyFrom, source, userType), ...checkUserType(userType)] })
    const { id } = await tx
      .insertInto('role')
      .values({
        ...names,
        code: await freeCode(tx, names.name),
        user_type: userType ?? '',
        changed_by: actor.id,
        desk_role: source ? (isOwnRole(source.code) ? source.code : source.desk_role) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (source) await copyTicks(tx, source.id, id)
    await record(tx, actor, 'role.created', `role:${id}`, { name: names.name, userType, copyOf: source?.code ?? null })
    return describeRole(await getRole(tx, id))
  })
}

const findSource = (tx: Tx, id: number) =>
  tx
    .selectFrom('role')
    .select(['id', 'code', 'user_type', 'desk_role'])
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()

function sourceIssues(asked: number | null | undefined, source: { user_type: string } | undefined, userType: string | undefined): Issue[] {
  if (asked && !source) return [{ path: 'copyFrom', code: 'not-an-option' }]
  const isCrossing = source && userType && (source.user_type === 'APPLICANT') !== (userType === 'APPLICANT')
  return isCrossing ? [{ path: 'userType', code: 'rule', message: notForApplicants }] : []
}

const copyTicks = (tx: Tx, from: number, to: number) =>
  tx
    .insertInto('role_permission')
    .columns(['role_id', 'screen', 'action', 'office_types'])
    .expression((eb) =>
      eb
        .selectFrom('role_permission')
        .select((own) => [own.val(to).$castTo<number>().as('role_id'), 'screen', 'action', 'office_types'])
        .where('role_id', '=', from),
    )
    .execute()

/** `JUNIOR_OFFICER`, or with a number behind it: codes are never used twice, not even after a role was closed. */
async function freeCode(tx: Tx, name: string): Promise<string> {
  const wanted = name.toUpperCase().replace(/[^A-Z0-9]+/g, '_').replace(/^_+|_+$/g, '') || 'ROLE' // prettier-ignore
  const known = new Set((await tx.selectFrom('role').select('code').execute()).map(({ code }) => code))
  for (let n = 1; ; n += 1) {
    const code = n === 1 ? wanted : `${wanted}_${n}`
    if (!known.has(code)) return code
  }
}
