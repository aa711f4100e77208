import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'

/** Staff write about other people, at desks that others use: nothing of that stays on a device. */
export async function getDeviceKey({ actor, secrets }: Context): Promise<{ key: string }> {
  return actor.userType === 'APPLICANT' ? { key: secrets.deviceKey(actor.id) } : refuse('NO_PERMISSION')
}
