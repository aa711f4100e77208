import type { Answers } from '../../../domain/src/conditions/holds.ts'
import type { Facts } from '../../../domain/src/conditions/facts.ts'
import type { ServiceDefinition } from '../../../domain/src/definition/service-definition.ts'
import { keepAsked } from '../../../domain/src/engine/keep-asked.ts'
import { officesOf } from '../../../domain/src/engine/keys-of.ts'
import { isReplyPaper } from '../../../domain/src/engine/reply.ts'
import { askedPaths } from '../../../domain/src/engine/walk-asked.ts'
import { addDays } from '../../../domain/src/engine/working-days.ts'
import type { Known } from '../../../domain/src/fields/kind.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { circularOf } from '../../../domain/src/awards/circulars.ts'
import { applicantFacts, findApplicant } from '../accounts/applicant-facts.ts'
import { listsFor, loadLists, type MoreLists } from '../lookups/load-lists.ts'
import { memberFacts, membershipFacts } from '../members/facts.ts'
import type { Portal } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import { readSettings, type SettingValues } from '../settings/repository.ts'
import { budgetLeft, factsOfSetup, findSetup, setupEntries, type Setup } from '../setups/repository.ts'
import { caseFacts, windowFacts, type About } from './case-facts.ts'
import { uploadOf } from './keep-upload.ts'
import type { File } from './file.ts'
import { digestsOf, studentKinds } from './keys.ts'
import { findDueInstalments } from './renewals.ts'
import { listDocuments, type DocumentRow } from './repository.ts'

type Asking = Pick<Portal, 'secrets' | 'now'> & { db: Database }

const moreLists: MoreLists = { 'scholarship-setup': setupEntries, 'disability-setup': setupEntries }

/** Everything the engine may know of a file besides its answers. `answers` are those about to be kept, if they are not the stored ones. */
export async function knownOf(about: Asking, file: File, answers: Answers = file.answers): Promise<Known & { files: DocumentRow[] }> {
  const { row, definition } = file
  const [facts, files] = await Promise.all([factsOf(about, file, answers), listDocuments(about.db, row.id)])
  // What an officer gave with a reply answers no question of the form.
  const uploads = new Map(files.filter(({ path }) => !isReplyPaper(path)).map((document) => [document.id, uploadOf(document)]))
  const kept = keepAsked(definition, answers, { facts }, file.answers)
  const lists = await loadLists(about.db, listsFor(definition, kept), { more: moreLists, activeOnly: row.status === 'DRAFT' })
  return { facts, lists, documents: (id) => uploads.get(id), questions: askedPaths(definition, kept, { facts }), files }
}

export async function factsOf({ db, secrets, now }: Asking, file: File, answers: Answers = file.answers): Promise<Facts> {
  const { row, acts, definition } = file
  const today = dhakaDay(now())
  const [settings, applicant, setup] = await Promise.all([
    readSettings(db),
    row.applicant_id === null ? undefined : findApplicant(db, row.applicant_id),
    row.setup_id === null ? undefined : findSetup(db, row.setup_id),
  ])
  const wasSubmitted = acts.some(({ move }) => move === 'submit')
  const on = row.submitted_at ? dhakaDay(row.submitted_at) : today
  const mission = officesOf(definition, answers).mission ?? ''
  return {
    today,
    ...granted(definition, settings),
    'settings.graceDays': settings.number('RETURN_GRACE_DAYS'),
    'settings.appealDays': settings.number('APPEAL_DAYS'),
    'settings.defaultDueDay': addDays(today, settings.number('RETURN_TO_APPLICANT_DAYS')),
    ...(applicant ? applicantFacts(secrets, applicant) : row.contact ? { 'applicant.mobile': row.contact } : {}),
    'applicant.isStaff': row.entered_by !== null,
    ...windowFacts(settings, today),
    ...(await gather({ db, secrets, settings, today, file, answers })),
    ...(speaksOf(definition, 'membership.') ? await membershipFacts({ db, settings, answers, mission, on, today }) : {}),
    ...(speaksOf(definition, 'member.') ? await memberFacts({ db, secrets }, row.applicant_id) : {}),
    ...(setup
      ? {
          ...factsOfSetup(setup, today),
          // Settled when it was submitted: a correction may come after the last day.
          ...(wasSubmitted ? { 'setup.isOpen': true } : {}),
          // Only a decision asks for it; adding it up with every key press of a draft would help nobody.
          ...(row.status === 'DRAFT' ? {} : { 'budget.left': await budgetLeft(db, setup) }),
          ...(await nextInstalment({ db, secrets, now }, { ...file, answers }, setup)),
        }
      : {}),
  }
}

/** Where no circular says what is granted, a setting does; what is left of it is then the whole. */
function granted({ grants }: ServiceDefinition, settings: SettingValues): Facts {
  const ceiling = grants?.ceiling ?? grants?.amount
  return {
    ...(grants?.amount ? { 'service.amount': settings.text(grants.amount) } : {}),
    ...(ceiling ? { 'service.ceiling': settings.text(ceiling), 'budget.left': settings.text(ceiling) } : {}),
  }
}

async function gather(about: About): Promise<Facts> {
  const groups = Object.entries(caseFacts).filter(([name]) => speaksOf(about.file.definition, name))
  return Object.assign({}, ...(await Promise.all(groups.map(([, facts]) => facts(about))))) as Facts
}

const spoken = new WeakMap<ServiceDefinition, ReadonlySet<string>>()

/** Facts that cost a question are gathered only for definitions that name them. */
function speaksOf(definition: ServiceDefinition, group: string): boolean {
  const groups = spoken.get(definition) ?? groupsIn(definition)
  spoken.set(definition, groups)
  return groups.has(group)
}

const groupsIn = (definition: ServiceDefinition): ReadonlySet<string> =>
  new Set([...JSON.stringify(definition).matchAll(/"(?:fact|fixed|prefill|currency)":"(\w+\.)/g)].map(([, group = '']) => group))

/** Of a renewal: the first year still due to this very child, known by paper or examination; never a year that cannot be renewed yet. */
async function nextInstalment({ db, secrets, now }: Asking, { row, definition, answers }: File, setup: Setup): Promise<Facts> {
  if (answers['applicationKind'] !== 'RENEWAL' && answers['applicationKind'] !== 'YEARLY_RENEWAL') return {}
  // Settled when it was submitted: once it is approved, the next year is the first that is due.
  const settled = answers['installmentNo']
  if (row.status !== 'DRAFT' && row.status !== 'RETURNED' && typeof settled === 'number') return { 'student.nextInstallment': settled }
  const year = circularOf(setup.service).renewableYear(setup.opens_on, dhakaDay(now()))
  const keys = digestsOf(secrets, definition, answers, setup.circular['passingYear']).filter(({ kind }) => studentKinds.has(kind))
  const [due] = await findDueInstalments(db, row, keys, year)
  return due ? { 'student.nextInstallment': due.no } : {}
}
