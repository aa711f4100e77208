import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'

/**
 * Only applicants get a key: staff work with other people's data on shared computers, so nothing is stored on their
 * devices.
 */
export async function getDeviceKey({ actor, secrets }: Context): Promise<{ key: string }> {
  return actor.userType === 'APPLICANT' ? { key: secrets.deviceKey(actor.id) } : throwProblem('NO_PERMISSION')
}
