import { compareHeirAccounts } from '@wewb/domain/casework/cross-checks/compare-heir-accounts'
import { compareNames } from '@wewb/domain/casework/cross-checks/compare-names'
import { sharedKeyKinds, type CrossCheck } from '@wewb/domain/casework/cross-checks/cross-check'
import { resolveAnswer, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { normalizeAnswers } from '@wewb/domain/engine/evaluation/normalize-answers'
import { normalizeApplicationNo } from '@wewb/domain/engine/fields/application-number'
import { isVerification, verificationSources } from '@wewb/domain/engine/fields/verification'
import type { EvaluationContext } from '@wewb/domain/engine/fields/kind'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Database } from '#db/database.ts'
import type { Secrets } from '#security/secrets.ts'
import type { Application } from '#casework/applications/application.ts'
import { eventServices } from '#casework/applications/event-services.ts'
import { assistanceServiceId } from '#casework/applications/assistance-facts.ts'
import { listApplicationsSharingKeys, listKeys } from '#casework/applications/queries.ts'
import { checkRenewalAccount } from './check-renewal-account.ts'
import { crossCheckTexts as texts } from './texts.ts'

export type CrossCheckInput = {
  db: Database
  secrets: Secrets
  application: Application
  evaluationContext: EvaluationContext
}

type Shared = Awaited<ReturnType<typeof listApplicationsSharingKeys>>[number]

/** Compares every stated fact that a register, another answer or another application can confirm or contradict. */
export async function loadCrossChecks(about: CrossCheckInput): Promise<CrossCheck[]> {
  const { db, application, evaluationContext } = about
  const { row, definition } = application
  const answers = normalizeAnswers(definition, application.answers, evaluationContext)
  const keys = (await listKeys(db, row.id)).filter(({ kind }) => (sharedKeyKinds as readonly string[]).includes(kind))
  const ofKind = (...kinds: string[]) => keys.filter(({ kind }) => kinds.includes(kind))
  const papers = keys.filter(({ kind }) => kind !== 'mobile' && kind !== 'relatedNid')
  // Separate queries, because many applications may have the phone of one helper, and each query returns only the
  // newest.
  const sameDocument = (await listApplicationsSharingKeys(db, row.id, papers)).filter(isLive)
  const samePhone = (await listApplicationsSharingKeys(db, row.id, ofKind('mobile'))).filter(isLive)
  const relatives = eventServices.includes(row.service) ? ofKind('relatedNid') : []
  const sameRelative = (await listApplicationsSharingKeys(db, row.id, relatives)).filter(isLive)
  // A family has one phone; applications that staff entered belong to no account.
  const isOfOthers = ({ applicant_id }: Shared) => applicant_id === null || applicant_id !== row.applicant_id
  const sameEvent = sameRelative.filter(({ service }) => service === row.service)
  const shared = [...sameDocument, ...sameEvent, ...samePhone.filter(isOfOthers)]
  const sameWorker = shared.filter(({ kind }) => kind === 'passport')
  return [
    ...checkRegister('worker', 'worker.check', texts.workerFound, answers),
    ...checkRegister('student', 'studentCheck', texts.studentFound, answers),
    ...compareNames(definition.crossChecks, answers, evaluationContext),
    ...compareHeirAccounts(definition, answers),
    ...(await checkRenewalAccount(about, answers)),
    ...checkReference(answers, sameWorker),
    ...checkDeath(row.service, answers, sameWorker),
    ...checkSharedKeys(application, shared),
  ]
}

const isLive = ({ desk, status }: Shared) => desk !== null || (status !== 'REJECTED' && status !== 'WITHDRAWN')

/** Reports whether a register contains the worker, or the education board the student. */
function checkRegister(code: 'worker' | 'student', path: string, text: Bilingual, answers: Answers): CrossCheck[] {
  const check = resolveAnswer(path, { answers: [answers] })
  if (!isVerification(check) || check.outcome !== 'verified') return []
  return [{ code, level: 'green', text, source: verificationSources[check.source], on: check.on }]
}

/** A stated financial assistance must be an application of the portal about the same worker. */
function checkReference(answers: Answers, sameWorker: readonly Shared[]): CrossCheck[] {
  const stated = answers['faRef']
  const reference = typeof stated === 'string' && stated.trim() !== '' ? normalizeApplicationNo(stated) : undefined
  if (reference === undefined && answers['workerAliveYn'] !== 'N') return []
  const found = sameWorker.filter(
    ({ service, no }) => service === assistanceServiceId && (reference === undefined || no === reference),
  )
  const source = texts.applicationsOfPortal
  return found.length > 0
    ? [{ code: 'reference', level: 'green', text: texts.referenceFound, source, applications: numbersOf(found) }]
    : [{ code: 'reference', level: 'red', text: texts.referenceUnknown, source }]
}

/** Services for the family of a worker who has died. */
const afterDeath = new Set([assistanceServiceId, 'fa-burial-cost', 'bereavement'])
/** Services for a living worker. */
const forLivingWorker = new Set(['fa-medical-assistance', 're-integration', 'wewb-membership', 'wewb-passport'])

const statedDead = (service: string, answers: Answers): boolean | undefined => {
  if (afterDeath.has(service) || answers['workerAliveYn'] === 'N' || answers['personStatus'] === 'DEAD') return true
  return forLivingWorker.has(service) || answers['workerAliveYn'] === 'Y' ? false : undefined
}

/** Another application about the same worker says whether the worker is alive. */
function checkDeath(service: string, answers: Answers, sameWorker: readonly Shared[]): CrossCheck[] {
  const isDead = statedDead(service, answers)
  if (isDead === undefined) return []
  const day = typeof answers['deathDate'] === 'string' ? answers['deathDate'] : undefined
  const others = sameWorker.filter((other) => {
    const said = statedDead(other.service, other.answers)
    // Before the death the worker was alive: that contradicts nothing.
    const isEarlier = isDead && said === false && (!day || (other.submitted_at?.toISOString() ?? '') < day)
    return said !== undefined && !isEarlier
  })
  const contradicting = others.filter((other) => statedDead(other.service, other.answers) !== isDead)
  const source = texts.applicationsOfPortal
  if (contradicting.length > 0)
    return [
      {
        code: 'death',
        level: 'red',
        text: isDead ? texts.aliveElsewhere : texts.deadElsewhere,
        source,
        applications: numbersOf(contradicting),
      },
    ]
  return isDead && others.length > 0
    ? [{ code: 'death', level: 'green', text: texts.deathConfirmed, source, applications: numbersOf(others) }]
    : []
}

function checkSharedKeys({ row }: Application, shared: readonly Shared[]): CrossCheck[] {
  const others = shared.filter(({ id, case_id }) => (case_id ?? id) !== (row.case_id ?? row.id))
  return sharedKeyKinds.flatMap((kind): CrossCheck[] => {
    const same = others.filter((other) => other.kind === kind)
    if (same.length === 0) return []
    const applications = numbersOf(same)
    return [
      { code: `same-${kind}`, level: 'amber', text: texts.shared, source: texts.applicationsOfPortal, applications },
    ]
  })
}

const numbersOf = (rows: readonly Shared[]): string[] => [...new Set(rows.map(({ no }) => no))].slice(0, 20)
