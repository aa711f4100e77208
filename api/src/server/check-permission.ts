import type { Contract } from '@wewb/domain/http/contract'
import { throwProblem } from '#problems/problem.ts'
import type { Actor } from './context.ts'

/** The permission check of every request: compares the access rule of the contract with the actor's permissions. */
export const hasAccess = ({ access }: Pick<Contract, 'access'>, actor: Pick<Actor, 'permissions'>): boolean =>
  access === 'anyone' || access === 'signed-in' || actor.permissions.has(access)

export function checkPermission(contract: Pick<Contract, 'access'>, actor: Pick<Actor, 'permissions'>) {
  if (!hasAccess(contract, actor)) throwProblem('NO_PERMISSION')
}
