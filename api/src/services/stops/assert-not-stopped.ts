import { serviceStopSentence } from '@wewb/domain/services/stopped-service'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { Database } from '#db/database.ts'
import type { Portal } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { findHoldingStop } from './queries.ts'

/** Rejects a new application while its service is stopped, with the sentence of the administrator. */
export async function assertNotStopped({ db, now }: { db: Database } & Pick<Portal, 'now'>, service: string) {
  const stop = await findHoldingStop(db, service, toDhakaDate(now()))
  if (stop) throwProblem('SERVICE_STOPPED', { message: serviceStopSentence(stop) })
}
