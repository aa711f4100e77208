import { answerOf, type Answers } from '../../../domain/src/conditions/holds.ts'
import type { saveStep as saveCall } from '../../../domain/src/contracts/applications.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { ServiceDefinition } from '../../../domain/src/definition/service-definition.ts'
import { opennessOf } from '../../../domain/src/engine/openness.ts'
import { keepAsked } from '../../../domain/src/engine/keep-asked.ts'
import { keysOf } from '../../../domain/src/engine/keys-of.ts'
import { partAnswers } from '../../../domain/src/engine/part-answers.ts'
import { percentDone } from '../../../domain/src/engine/task-list.ts'
import { validateStep } from '../../../domain/src/engine/validate.ts'
import { issueText, type Issue } from '../../../domain/src/fields/issue.ts'
import type { Known } from '../../../domain/src/fields/kind.ts'
import type { Locale } from '../../../domain/src/language/bilingual.ts'
import type { Context } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import type { Secrets } from '../platform/secrets.ts'
import { seeOpenForm } from './access-file.ts'
import type { File } from './file.ts'
import { knownOf } from './known.ts'
import { updateApplication } from './repository.ts'
import { factsFor } from './told-facts.ts'

/**
 * A draft may be saved with mistakes; they are told, and only submission insists. This is what the portal does most of all, so nothing is
 * locked for it: whatever changes a file counts its revision up, and a save counts only if it is still the one that was read.
 */
export async function saveStep(context: Context, { applicationNo, step, answers, revision }: InputOf<typeof saveCall>) {
  const { file } = await seeOpenForm(context, applicationNo, revision)
  const given = withStep(file, step, answers)
  const known = await knownOf(context, file, given)
  const kept = keep(file, given, known)
  const saved = await storeAnswers(context.db, context.secrets, file, kept, known, step)
  return {
    revision: saved,
    savedAt: context.now().toISOString(),
    issues: tellIssues(validateStep(file.definition, step, kept, known), context.locale),
    progressPercent: percentDone(file.definition, kept, known),
    // They may depend on what was just answered: the fee is that of the chosen mission.
    facts: factsFor(known.facts, { isInsider: false, isWhole: true }),
  }
}

/** The stored answers with those of one step in place of the old: what is left empty there is empty. */
export function withStep(
  { definition, answers }: { definition: Pick<ServiceDefinition, 'steps'>; answers: Answers },
  stepId: string,
  given: Answers,
): Answers {
  const step = definition.steps.find(({ id }) => id === stepId) ?? refuse('NOT_FOUND')
  const fresh = Object.fromEntries(step.fields.map(({ id }) => [id, answerOf(given, id)]))
  return { ...answers, ...fresh }
}

/** Of a draft everything may be written; of a file sent back, only what was unlocked. */
export function keep({ row, definition, answers, before, standing }: File, given: Answers, known: Known): Answers {
  const openness = row.status === 'DRAFT' ? undefined : opennessOf(definition, before, standing.unlocked, known)
  return keepAsked(definition, given, known, answers, openness)
}

export async function storeAnswers(
  db: Database,
  secrets: Secrets,
  file: File,
  kept: Answers,
  known: Known,
  step?: string,
): Promise<number> {
  return await updateApplication(db, file.row, {
    ...answerColumns(secrets, file.definition, kept),
    percent: percentDone(file.definition, kept, known),
    ...(step === undefined ? {} : { step }),
  })
}

/** The answers as columns: sensitive ones sealed apart, those a list shows or sorts by beside them. */
export function answerColumns(secrets: Secrets, definition: ServiceDefinition, kept: Answers) {
  const { name, nameBn } = keysOf(definition, kept)
  return { ...sealAnswers(secrets, definition, kept), name: name?.[0] ?? null, name_bng: nameBn?.[0] ?? null }
}

export function sealAnswers(secrets: Secrets, definition: Pick<ServiceDefinition, 'steps'>, kept: Answers) {
  const { plain, sensitive } = partAnswers(definition, kept)
  return {
    answers: JSON.stringify(plain),
    answers_sealed: Object.keys(sensitive).length > 0 ? secrets.seal(JSON.stringify(sensitive)) : null,
  }
}

export const tellIssues = (issues: readonly Issue[], locale: Locale) =>
  issues.map(({ path, code, ...rest }) => ({ path, code, message: issueText({ code, ...rest })[locale] }))
