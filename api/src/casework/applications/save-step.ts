import { ownAnswer, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { saveStep as saveStepEndpoint } from '@wewb/domain/casework/application-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { editabilityOf } from '@wewb/domain/engine/evaluation/editability'
import { normalizeAnswers } from '@wewb/domain/engine/evaluation/normalize-answers'
import { extractSearchKeys } from '@wewb/domain/engine/evaluation/search-keys'
import { splitSensitiveAnswers } from '@wewb/domain/engine/evaluation/split-sensitive-answers'
import { completionPercent } from '@wewb/domain/engine/evaluation/task-list'
import { validateStep } from '@wewb/domain/engine/evaluation/validate'
import { issueMessage, type Issue } from '@wewb/domain/engine/fields/issue'
import type { EvaluationContext } from '@wewb/domain/engine/fields/kind'
import type { Locale } from '@wewb/domain/language/bilingual'
import type { Context } from '#server/context.ts'
import type { Database } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import type { Secrets } from '#security/secrets.ts'
import { getEditableApplication } from './application-access.ts'
import type { Application } from './application.ts'
import { loadEvaluationContext } from './evaluation-context.ts'
import { updateApplication } from './queries.ts'
import { visibleFacts } from './visible-facts.ts'

/**
 * Saves a step. A draft may contain mistakes: they are reported, and only submission rejects them. This is the most
 * frequent request, so it takes no lock but compares the revision.
 */
export async function saveStep(
  context: Context,
  { applicationNo, step, answers, revision }: InputOf<typeof saveStepEndpoint>,
) {
  const { application } = await getEditableApplication(context, applicationNo, revision)
  const submitted = mergeStepAnswers(application, step, answers)
  const evaluationContext = await loadEvaluationContext(context, application, submitted)
  const normalized = filterEditableAnswers(application, submitted, evaluationContext)
  const saved = await storeAnswers(context.db, context.secrets, application, normalized, evaluationContext, step)
  return {
    revision: saved,
    savedAt: context.now().toISOString(),
    issues: presentIssues(validateStep(application.definition, step, normalized, evaluationContext), context.locale),
    progressPercent: completionPercent(application.definition, normalized, evaluationContext),
    // Facts may depend on the new answers: the fee is that of the chosen mission.
    facts: visibleFacts(evaluationContext.facts, { isInsider: false, isUnmasked: true }),
  }
}

/** Replaces the stored answers of one step; fields that are missing in the input become empty. */
export function mergeStepAnswers(
  { definition, answers }: { definition: Pick<ServiceDefinition, 'steps'>; answers: Answers },
  stepId: string,
  submitted: Answers,
): Answers {
  const step = definition.steps.find(({ id }) => id === stepId) ?? throwProblem('NOT_FOUND')
  const fresh = Object.fromEntries(step.fields.map(({ id }) => [id, ownAnswer(submitted, id)]))
  return { ...answers, ...fresh }
}

/** In a draft every answer may change; after a return only the unlocked ones. */
export function filterEditableAnswers(
  { row, definition, answers, answersBeforeReturn, workflowState }: Application,
  submitted: Answers,
  evaluationContext: EvaluationContext,
): Answers {
  const editability =
    row.status === 'DRAFT'
      ? undefined
      : editabilityOf(definition, answersBeforeReturn, workflowState.unlocked, evaluationContext)
  return normalizeAnswers(definition, submitted, evaluationContext, answers, editability)
}

export async function storeAnswers(
  db: Database,
  secrets: Secrets,
  application: Application,
  normalized: Answers,
  evaluationContext: EvaluationContext,
  step?: string,
): Promise<number> {
  return await updateApplication(db, application.row, {
    ...answerColumns(secrets, application.definition, normalized),
    percent: completionPercent(application.definition, normalized, evaluationContext),
    ...(step === undefined ? {} : { step }),
  })
}

/** Converts the answers to columns: encrypts sensitive ones, and extracts those that lists show or sort by. */
export function answerColumns(secrets: Secrets, definition: ServiceDefinition, normalized: Answers) {
  const { name, nameBn } = extractSearchKeys(definition, normalized)
  return { ...sealAnswers(secrets, definition, normalized), name: name?.[0] ?? null, name_bng: nameBn?.[0] ?? null }
}

export function sealAnswers(secrets: Secrets, definition: Pick<ServiceDefinition, 'steps'>, normalized: Answers) {
  const { plain, sensitive } = splitSensitiveAnswers(definition, normalized)
  return {
    answers: JSON.stringify(plain),
    answers_sealed: Object.keys(sensitive).length > 0 ? secrets.encrypt(JSON.stringify(sensitive)) : null,
  }
}

export const presentIssues = (issues: readonly Issue[], locale: Locale) =>
  issues.map(({ path, code, ...rest }) => ({ path, code, message: issueMessage({ code, ...rest })[locale] }))
