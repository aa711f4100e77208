import type { FastifyInstance } from 'fastify'
import { submitComplaint, replyToComplaint } from '../../../domain/src/contracts/complaints.ts'
import { logout, register } from '../../../domain/src/contracts/accounts.ts'
import type { Portal } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import { keepFresh } from '../platform/keep-fresh.ts'
import { refuse } from '../platform/problem.ts'
import { prefix } from '../platform/serve.ts'
import { readSettings } from './repository.ts'

/** What somebody without a log-in could leave behind. Checks and downloads are a kind of reading and stay open. */
const writtenByVisitors = new Set([register, submitComplaint, replyToComplaint].map(({ path }) => prefix + path))

/** While maintenance is on, people read and the staff works: nothing else is written. */
export function keepMaintenance(app: FastifyInstance, { db }: Portal) {
  const isOn = keepFresh(() => isMaintained(db))
  app.addHook('preHandler', async ({ method, actor, routeOptions }) => {
    if (method === 'GET' || !actor) return
    const writes =
      actor.id === 0
        ? writtenByVisitors.has(routeOptions.url ?? '')
        : actor.userType === 'APPLICANT' && routeOptions.url !== prefix + logout.path
    if (writes && (await isOn.read()).value) refuse('MAINTENANCE')
  })
  return isOn
}

/** Asked once the password was right: before that, nobody learns whose account it is. */
export async function refuseInMaintenance(db: Database, userType: string) {
  if (userType === 'APPLICANT' && (await isMaintained(db))) refuse('MAINTENANCE')
}

const isMaintained = async (db: Database): Promise<boolean> => (await readSettings(db)).isOn('MAINTENANCE')
