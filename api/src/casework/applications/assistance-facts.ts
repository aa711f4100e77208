import { normalizeApplicationNo } from '@wewb/domain/engine/fields/application-number'
import type { Facts } from '@wewb/domain/engine/conditions/facts'
import { resolveAnswer } from '@wewb/domain/engine/conditions/evaluate-condition'
import { digestOf } from './application-keys.ts'
import type { FactInputs } from './fact-loaders.ts'
import { listApplicationsSharingKeys, type ApplicationRow } from './queries.ts'

export const assistanceServiceId = 'fa-financial-assistance'

/**
 * Looks up the financial assistance of the worker whom the register knows or an officer verifies: by the stated
 * reference, which must be about this worker, otherwise by the passport. Nobody states that it is in process.
 */
export async function assistanceFacts({ db, secrets, application, answers }: FactInputs): Promise<Facts> {
  const at = (path: string) => {
    const answer = resolveAnswer(path, { answers: [answers] })
    return typeof answer === 'string' ? answer.trim() : ''
  }
  // The result of the submission stays: a decision on the other application must not lock a correction.
  const earlier = application.answers['faStatus']
  if (application.row.submitted_at !== null && typeof earlier === 'string') return { 'assistance.status': earlier }
  const passport = at('worker.workerPassportNo')
  if (!passport || !['verified', 'manual'].includes(at('worker.check.outcome'))) return {}
  const shared = await listApplicationsSharingKeys(db, application.row.id, [
    { kind: 'passport', digest: digestOf(secrets, 'passport', passport) },
  ])
  const live = shared.filter(isLiveAssistance)
  const reference = at('faRef')
  const number = reference && (normalizeApplicationNo(reference) ?? reference)
  const found = number ? live.filter(({ no }) => no === number) : live
  if (found.length === 0) return {}
  return { 'assistance.status': found.some(({ approval_status }) => approval_status === 2) ? 'GIVEN' : 'IN_PROCESS' }
}

/** A rejected application under appeal is on a desk again. */
const isLiveAssistance = ({ service, status, desk }: ApplicationRow) =>
  service === assistanceServiceId && (desk !== null || (status !== 'REJECTED' && status !== 'WITHDRAWN'))
