import { validateUserType } from '@wewb/domain/identity/accounts/role-name'
import type { InputOf } from '@wewb/domain/http/contract'
import type { createRole as createRoleEndpoint } from '@wewb/domain/identity/role-contracts'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { describeRole, isBuiltInRole } from './describe-role.ts'
import { requireUniqueRoleName } from './require-unique-role-name.ts'
import { findOpenRole, getRole, insertCopiedPermissions, insertRole, listRoleCodes } from './queries.ts'

const notForApplicants: Bilingual = {
  bn: 'আবেদনকারীর রোল আর কর্মকর্তার রোল একটি থেকে আরেকটি করা যায় না।',
  en: 'A role of applicants cannot be made from one of the staff, nor the other way round.',
}

/**
 * Creates a role. A copy starts with the grants and the desk of the other role; later changes do not affect each other.
 */
export async function createRole(
  { db, actor }: Context,
  { copyFrom, userType: typed, ...name }: InputOf<typeof createRoleEndpoint>,
) {
  return await db.transaction().execute(async (tx) => {
    const source = copyFrom ? await findOpenRole(tx, copyFrom) : undefined
    const userType = typed || source?.user_type
    const names = await requireUniqueRoleName(tx, name, {
      more: [...sourceIssues(copyFrom, source, userType), ...validateUserType(userType)],
    })
    const { id } = await insertRole(tx, {
      ...names,
      code: await freeCode(tx, names.name),
      user_type: userType ?? '',
      changed_by: actor.id,
      desk_role: source ? (isBuiltInRole(source.code) ? source.code : source.desk_role) : null,
    })
    if (source) await insertCopiedPermissions(tx, source.id, id)
    await recordAuditEntry(tx, actor, 'role.created', `role:${id}`, {
      name: names.name,
      userType,
      copyOf: source?.code ?? null,
    })
    return describeRole(await getRole(tx, id))
  })
}

function sourceIssues(
  input: number | null | undefined,
  source: { user_type: string } | undefined,
  userType: string | undefined,
): Issue[] {
  if (input && !source) return [{ path: 'copyFrom', code: 'not-an-option' }]
  const isCrossing = source && userType && (source.user_type === 'APPLICANT') !== (userType === 'APPLICANT')
  return isCrossing ? [{ path: 'userType', code: 'rule', message: notForApplicants }] : []
}

/**
 * Derives a code such as `JUNIOR_OFFICER`, with a number appended if taken: codes are never reused, even after a role
 * was closed.
 */
async function freeCode(tx: Tx, name: string): Promise<string> {
  const newGrants =
    name
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, '_')
      .replace(/^_+|_+$/g, '') || 'ROLE'
  const existingCodes = new Set((await listRoleCodes(tx)).map(({ code }) => code))
  for (let n = 1; ; n += 1) {
    const code = n === 1 ? newGrants : `${newGrants}_${n}`
    if (!existingCodes.has(code)) return code
  }
}
