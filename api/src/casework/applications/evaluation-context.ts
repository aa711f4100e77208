import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Facts } from '@wewb/domain/engine/conditions/facts'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { normalizeAnswers } from '@wewb/domain/engine/evaluation/normalize-answers'
import { responsibleOffices } from '@wewb/domain/engine/evaluation/search-keys'
import { isReplyDocumentPath } from '@wewb/domain/engine/evaluation/reply'
import { visiblePaths } from '@wewb/domain/engine/evaluation/visible-fields'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import type { EvaluationContext } from '@wewb/domain/engine/fields/kind'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { circularTypeOf } from '@wewb/domain/services/awards/circulars'
import { applicantFacts } from '#identity/accounts/applicant-facts.ts'
import { findApplicant } from '#identity/accounts/queries.ts'
import { neededEntriesOf, loadLists, type CustomLists } from '#administration/lookups/load-lists.ts'
import { memberFacts, membershipFacts } from '#membership/members/membership-facts.ts'
import type { Extensions, Portal } from '#server/context.ts'
import type { Database } from '#db/database.ts'
import { readSettings, type SettingValues } from '#administration/settings/queries.ts'
import { getRemainingBudget, factsOfSetup, findSetup, setupEntries, type Setup } from '#services/setups/queries.ts'
import { eligibilityWindowFacts, type FactInputs } from './fact-loaders.ts'
import { uploadOf } from './store-upload.ts'
import type { Application } from './application.ts'
import { applicationKeysOf, studentKeyKinds } from './application-keys.ts'
import { listDueInstalments } from './renewals.ts'
import { listDocuments, type DocumentRow } from './queries.ts'

type ContextDependencies = Pick<Portal, 'secrets' | 'now' | 'extensions'> & { db: Database }

const moreLists: CustomLists = { 'scholarship-setup': setupEntries, 'disability-setup': setupEntries }

/**
 * Loads the evaluation context of an application. `answers` are the ones about to be saved, if they differ from the
 * stored ones.
 */
export async function loadEvaluationContext(
  about: ContextDependencies,
  application: Application,
  answers: Answers = application.answers,
): Promise<EvaluationContext & { files: DocumentRow[] }> {
  const { row, definition } = application
  const [facts, documents] = await Promise.all([
    loadFacts(about, application, answers),
    listDocuments(about.db, row.id),
  ])
  // Documents of an officer's reply belong to no field of the form.
  const uploads = new Map(
    documents.filter(({ path }) => !isReplyDocumentPath(path)).map((document) => [document.id, uploadOf(document)]),
  )
  const normalized = normalizeAnswers(definition, answers, { facts }, application.answers)
  const lists = await loadLists(about.db, neededEntriesOf(definition, normalized), {
    customLists: moreLists,
    activeOnly: row.status === 'DRAFT',
  })
  return {
    facts,
    lists,
    documents: (id) => uploads.get(id),
    questions: visiblePaths(definition, normalized, { facts }),
    files: documents,
  }
}

export async function loadFacts(
  { db, secrets, now, extensions }: ContextDependencies,
  application: Application,
  answers: Answers = application.answers,
): Promise<Facts> {
  const { row, acts, definition } = application
  const today = toDhakaDate(now())
  const [settings, applicant, setup] = await Promise.all([
    readSettings(db),
    row.applicant_id === null ? undefined : findApplicant(db, row.applicant_id),
    row.setup_id === null ? undefined : findSetup(db, row.setup_id),
  ])
  const wasSubmitted = acts.some(({ move }) => move === 'submit')
  const on = row.submitted_at ? toDhakaDate(row.submitted_at) : today
  const mission = responsibleOffices(definition, answers).mission ?? ''
  return {
    today,
    ...granted(definition, settings),
    'settings.graceDays': settings.number('RETURN_GRACE_DAYS'),
    'settings.appealDays': settings.number('APPEAL_DAYS'),
    'settings.defaultDueDay': addDays(today, settings.number('RETURN_TO_APPLICANT_DAYS')),
    ...(applicant ? applicantFacts(secrets, applicant) : row.contact ? { 'applicant.mobile': row.contact } : {}),
    'applicant.isStaff': row.entered_by !== null,
    ...eligibilityWindowFacts(settings, today),
    ...(await loadExtensionFacts(extensions, { db, secrets, settings, today, application, answers })),
    ...(speaksOf(definition, 'membership.')
      ? await membershipFacts({ db, settings, answers, mission, on, today })
      : {}),
    ...(speaksOf(definition, 'member.') ? await memberFacts({ db, secrets }, row.applicant_id) : {}),
    ...(setup
      ? {
          ...factsOfSetup(setup, today),
          // The circular was open at submission; a correction may come after its last day.
          ...(wasSubmitted ? { 'setup.isOpen': true } : {}),
          // Only a decision needs the sum; computing it at every save of a draft would be wasteful.
          ...(row.status === 'DRAFT' ? {} : { 'budget.left': await getRemainingBudget(db, setup) }),
          ...(await nextInstalment({ db, secrets, now }, { ...application, answers }, setup)),
        }
      : {}),
  }
}

/** Without a circular, a setting gives the amount, and the whole of it counts as remaining budget. */
function granted({ grants }: ServiceDefinition, settings: SettingValues): Facts {
  const ceiling = grants?.ceiling ?? grants?.amount
  return {
    ...(grants?.amount ? { 'service.amount': settings.text(grants.amount) } : {}),
    ...(ceiling ? { 'service.ceiling': settings.text(ceiling), 'budget.left': settings.text(ceiling) } : {}),
  }
}

async function loadExtensionFacts({ factLoaders }: Extensions, about: FactInputs): Promise<Facts> {
  const groups = Object.entries(factLoaders).filter(([name]) => speaksOf(about.application.definition, name))
  return Object.assign({}, ...(await Promise.all(groups.map(([, facts]) => facts(about))))) as Facts
}

const spoken = new WeakMap<ServiceDefinition, ReadonlySet<string>>()

/** Loads facts that need a query only for definitions that refer to them. */
function speaksOf(definition: ServiceDefinition, group: string): boolean {
  const groups = spoken.get(definition) ?? groupsIn(definition)
  spoken.set(definition, groups)
  return groups.has(group)
}

const groupsIn = (definition: ServiceDefinition): ReadonlySet<string> =>
  new Set(
    [...JSON.stringify(definition).matchAll(/"(?:fact|fixed|prefill|currency)":"(\w+\.)/g)].map(
      ([, group = '']) => group,
    ),
  )

/**
 * For a renewal, finds the first instalment due to this child, identified by document or examination. A year that
 * cannot be renewed yet is left out.
 */
async function nextInstalment(
  { db, secrets, now }: Omit<ContextDependencies, 'extensions'>,
  { row, definition, answers }: Application,
  setup: Setup,
): Promise<Facts> {
  if (answers['applicationKind'] !== 'RENEWAL' && answers['applicationKind'] !== 'YEARLY_RENEWAL') return {}
  // The instalment was fixed at submission: after its approval the next year would be the first one due.
  const settled = answers['installmentNo']
  if (row.status !== 'DRAFT' && row.status !== 'RETURNED' && typeof settled === 'number')
    return { 'student.nextInstallment': settled }
  const year = circularTypeOf(setup.service).renewableYear(setup.opens_on, toDhakaDate(now()))
  const keys = applicationKeysOf(secrets, definition, answers, setup.circular['passingYear']).filter(({ kind }) =>
    studentKeyKinds.has(kind),
  )
  const [due] = await listDueInstalments(db, row, keys, year)
  return due ? { 'student.nextInstallment': due.no } : {}
}
