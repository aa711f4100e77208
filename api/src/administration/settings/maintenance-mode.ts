import type { FastifyInstance } from 'fastify'
import { submitComplaint, replyToComplaint } from '@wewb/domain/content/complaint-contracts'
import { logout, register } from '@wewb/domain/identity/account-contracts'
import type { Portal } from '#server/context.ts'
import type { Database } from '#db/database.ts'
import { createStaleIfErrorCache } from '#cache/stale-if-error.ts'
import { throwProblem } from '#problems/problem.ts'
import { apiPrefix } from '#server/register-endpoint.ts'
import { readSettings } from './queries.ts'

/** Endpoints that write data without a login. Checks and downloads only read and stay available. */
const publicWrites = new Set([register, submitComplaint, replyToComplaint].map(({ path }) => apiPrefix + path))

/** During maintenance staff work as usual, and the public may only read. */
export function enforceMaintenanceMode(app: FastifyInstance, { db }: Portal) {
  const isOn = createStaleIfErrorCache(() => isMaintained(db))
  app.addHook('preHandler', async ({ method, actor, routeOptions }) => {
    if (method === 'GET' || !actor) return
    const writes =
      actor.id === 0
        ? publicWrites.has(routeOptions.url ?? '')
        : actor.userType === 'APPLICANT' && routeOptions.url !== apiPrefix + logout.path
    if (writes && (await isOn.read()).value) throwProblem('MAINTENANCE')
  })
  return isOn
}

/** Runs after the password check, so that the response does not reveal which accounts exist. */
export async function assertNotInMaintenance(db: Database, userType: string) {
  if (userType === 'APPLICANT' && (await isMaintained(db))) throwProblem('MAINTENANCE')
}

const isMaintained = async (db: Database): Promise<boolean> => (await readSettings(db)).isOn('MAINTENANCE')
