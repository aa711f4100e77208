import { getScreen } from '@wewb/domain/access/screens'
import type { PublicPageData } from '@wewb/domain/content/public-page-data'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { Programme } from '@wewb/domain/services/programmes/programme'
import { builderTypeOf } from '@wewb/domain/services/programmes/field-templates'
import type { Portal } from '#server/context.ts'
import { yesNo } from '#server/listing.ts'
import type { PageLoader } from '#ssr/page-content.ts'
import { throwProblem } from '#problems/problem.ts'
import { listPublishedProgrammes } from './queries.ts'

/** Lists the public programmes: open ones first, then by closing date. */
export async function listPublicProgrammes({ readDb: db, now }: Pick<Portal, 'readDb' | 'now'>) {
  const today = toDhakaDate(now())
  const published = (await listPublishedProgrammes(db)).map(({ id, published }) => ({
    id,
    ...published,
    isOpen: isInPeriod(published, today),
  }))
  return published
    .toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen) || a.closesOn.localeCompare(b.closesOn) || a.id - b.id)
    .map(({ id, title, details, opensOn, closesOn, maxAmount, opensTo, isOpen }) => ({
      programId: id,
      programTitle: title.en,
      programTitleBng: title.bn,
      details: details.en,
      detailsBng: details.bn,
      startDate: opensOn,
      endDate: closesOn,
      maxAmount,
      opensTo,
      openYn: yesNo(isOpen),
    }))
}

const isInPeriod = ({ opensOn, closesOn }: Programme, today: string): boolean => opensOn <= today && today <= closesOn

/** Returns the form for reading before login: its fields, without desks, rules or money. */
export async function getPublicForm({ readDb: db }: Pick<Portal, 'readDb'>, { programId }: { programId: number }) {
  const [found] = await listPublishedProgrammes(db, programId)
  return found ? formOf(found) : throwProblem('NOT_FOUND')
}

/** True if a programme accepts applications today; part of every page. */
export const loadGrantOpenFlag = async (
  portal: Pick<Portal, 'readDb' | 'now'>,
): Promise<Pick<PublicPageData, 'isGrantOpen'>> => ({
  isGrantOpen: (await listPublicProgrammes(portal)).some(({ openYn }) => openYn === 'Y'),
})

/** Data of the programmes page: all programmes, and the form of the selected one. An unknown id selects none. */
export const grantsPage = (portal: Pick<Portal, 'readDb' | 'now'>): Record<string, PageLoader> => ({
  [getScreen('gms').path]: (query) => {
    const [program = ''] = /^\d{1,9}$/.exec(query.get('program') ?? '') ?? []
    return {
      search: program && `?program=${program}`,
      isCacheable: true,
      load: async () => {
        const [programmes, published] = await Promise.all([
          listPublicProgrammes(portal),
          listPublishedProgrammes(portal.readDb),
        ])
        const read = published.filter(({ id }) => String(id) === program)
        return { data: { grants: { programmes, forms: read.map(formOf) } }, ...(read.length === 0 && { search: '' }) }
      },
    }
  },
})

type Published = Awaited<ReturnType<typeof listPublishedProgrammes>>[number]

const formOf = ({ id, version, published }: Published) => ({
  programId: id,
  version,
  sections: published.sections.map(({ title, fields }) => ({
    title: title.en,
    titleBng: title.bn,
    fields: fields.map((field) => ({
      fieldKey: field.id,
      fieldType: builderTypeOf(field),
      label: field.label.en,
      labelBng: field.label.bn,
      requiredYn: yesNo(!('optional' in field && field.optional)),
    })),
  })),
})
