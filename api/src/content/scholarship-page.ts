import { getScreen } from '../../../domain/src/access/screens.ts'
import { circularOf } from '../../../domain/src/awards/circulars.ts'
import type { Scholarships } from '../../../domain/src/contracts/public-data.ts'
import { writtenFields } from '../../../domain/src/engine/definition-paths.ts'
import { describeFields } from '../../../domain/src/engine/describe.ts'
import type { ServiceDefinition } from '../../../domain/src/definition/service-definition.ts'
import { kindOf } from '../../../domain/src/fields/field.ts'
import type { Locale } from '../../../domain/src/language/bilingual.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { findLatest } from '../definitions/repository.ts'
import type { Portal } from '../platform/context.ts'
import type { OwnPage } from '../platform/page-content.ts'
import { isOpen, listSetupsOf, scholarship, type Setup } from '../setups/repository.ts'

const mostShown = 6

/** What a title and two dates of its own say already, and what is the board's alone. */
const untold = new Set(['title', 'titleBng', 'startDate', 'endDate', 'budget', 'noticeFile'])

/** What the published circulars say of the stipend, for who has no account yet. */
export const scholarshipPage = (portal: Pick<Portal, 'readDb' | 'now'>): Record<string, OwnPage> => ({
  [getScreen('scholarship-info').path]: () => ({
    search: '',
    isLasting: true,
    load: async () => ({ data: { scholarships: await tellScholarships(portal) } }),
  }),
})

async function tellScholarships({ readDb: db, now }: Pick<Portal, 'readDb' | 'now'>): Promise<Scholarships> {
  const today = dhakaDay(now())
  const setups = (await listSetupsOf(db, [scholarship])).toSorted(
    (one, other) => other.closes_on.localeCompare(one.closes_on) || other.id - one.id,
  )
  const latest = await findLatest(db, scholarship)
  return {
    circulars: setups.slice(0, mostShown).map((setup) => tellCircular(setup, today)),
    papers: latest ? papersOf(latest.definition) : [],
  }
}

const tellCircular = (setup: Setup, today: string): Scholarships['circulars'][number] => ({
  setupId: setup.id,
  title: { bn: setup.title_bng, en: setup.title },
  opensOn: setup.opens_on,
  closesOn: setup.closes_on,
  state: isOpen(setup, today) ? 'OPEN' : today < setup.opens_on ? 'SOON' : 'OVER',
  says: { bn: linesOf(setup, 'bn'), en: linesOf(setup, 'en') },
})

/** As the circular was filled in, group by group. */
const linesOf = ({ service, circular }: Setup, locale: Locale) =>
  describeFields(
    circularOf(service).fields.filter(({ id }) => !untold.has(id)),
    circular,
    '',
    { facts: {}, answers: [circular] },
    locale,
  ).map((line) =>
    'lines' in line
      ? { label: line.heading, text: line.lines.flatMap((inner) => ('text' in inner ? [`${inner.label}: ${inner.text}`] : [])).join(' · ') }
      : { label: line.label, text: line.text },
  )

/** Every paper of the form; those that only some need say so. */
const papersOf = ({ steps }: ServiceDefinition): Scholarships['papers'] =>
  writtenFields(steps.flatMap(({ fields }) => fields)).flatMap(({ field }) =>
    kindOf(field).documents ? [{ name: field.label, isForSome: field.optional === true || field.when !== undefined }] : [],
  )
