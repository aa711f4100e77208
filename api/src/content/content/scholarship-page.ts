import { getScreen } from '@wewb/domain/access/screens'
import { circularTypeOf } from '@wewb/domain/services/awards/circulars'
import type { ScholarshipPageData } from '@wewb/domain/content/public-page-data'
import { flattenFields } from '@wewb/domain/engine/evaluation/field-paths'
import { formatFieldAnswers } from '@wewb/domain/engine/evaluation/format-answers'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { kindOf } from '@wewb/domain/engine/fields/field'
import type { Locale } from '@wewb/domain/language/bilingual'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { findLatestDefinition } from '#services/definitions/queries.ts'
import type { Portal } from '#server/context.ts'
import type { PageLoader } from '#ssr/page-content.ts'
import { isSetupOpen, listPublishedSetups, scholarshipServiceId, type Setup } from '#services/setups/queries.ts'

const MAX_CIRCULARS = 6

/** Leaves out the fields that the page shows as title and dates, and those that are internal to the Board. */
const omittedFields = new Set(['title', 'titleBng', 'startDate', 'endDate', 'budget', 'noticeFile'])

/** Shows the published circulars of the stipend to visitors without an account. */
export const scholarshipPage = (portal: Pick<Portal, 'readDb' | 'now'>): Record<string, PageLoader> => ({
  [getScreen('scholarship-info').path]: () => ({
    search: '',
    isCacheable: true,
    load: async () => ({ data: { scholarships: await describeScholarships(portal) } }),
  }),
})

async function describeScholarships({ readDb: db, now }: Pick<Portal, 'readDb' | 'now'>): Promise<ScholarshipPageData> {
  const today = toDhakaDate(now())
  const setups = (await listPublishedSetups(db, [scholarshipServiceId])).toSorted(
    (one, other) => other.closes_on.localeCompare(one.closes_on) || other.id - one.id,
  )
  const latest = await findLatestDefinition(db, scholarshipServiceId)
  return {
    circulars: setups.slice(0, MAX_CIRCULARS).map((setup) => describeCircular(setup, today)),
    papers: latest ? documentsOf(latest.definition) : [],
  }
}

const describeCircular = (setup: Setup, today: string): ScholarshipPageData['circulars'][number] => ({
  setupId: setup.id,
  title: { bn: setup.title_bng, en: setup.title },
  opensOn: setup.opens_on,
  closesOn: setup.closes_on,
  state: isSetupOpen(setup, today) ? 'OPEN' : today < setup.opens_on ? 'SOON' : 'OVER',
  says: { bn: linesOf(setup, 'bn'), en: linesOf(setup, 'en') },
})

/** Formats the circular group by group, as its form has them. */
const linesOf = ({ service, circular }: Setup, locale: Locale) =>
  formatFieldAnswers(
    circularTypeOf(service).fields.filter(({ id }) => !omittedFields.has(id)),
    circular,
    '',
    { facts: {}, answers: [circular] },
    locale,
  ).map((line) =>
    'lines' in line
      ? {
          label: line.heading,
          text: line.lines.flatMap((inner) => ('text' in inner ? [`${inner.label}: ${inner.text}`] : [])).join(' · '),
        }
      : { label: line.label, text: line.text },
  )

/** Lists all documents of the form, and marks those that only some applicants need. */
const documentsOf = ({ steps }: ServiceDefinition): ScholarshipPageData['papers'] =>
  flattenFields(steps.flatMap(({ fields }) => fields)).flatMap(({ field }) =>
    kindOf(field).documents
      ? [{ name: field.label, isForSome: field.optional === true || field.when !== undefined }]
      : [],
  )
