import { getScreen } from '../../../domain/src/access/screens.ts'
import type { PublicData } from '../../../domain/src/contracts/public-data.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import type { Programme } from '../../../domain/src/programmes/programme.ts'
import { typeOf } from '../../../domain/src/programmes/templates.ts'
import type { Portal } from '../platform/context.ts'
import { yesNo } from '../platform/listing.ts'
import type { OwnPage } from '../platform/page-content.ts'
import { refuse } from '../platform/problem.ts'
import { listPublished } from './repository.ts'

/** What everyone may see, those that take applications first, each of them by its last day. */
export async function listPublicProgrammes({ readDb: db, now }: Pick<Portal, 'readDb' | 'now'>) {
  const today = dhakaDay(now())
  const published = (await listPublished(db)).map(({ id, published }) => ({ id, ...published, isOpen: isOpen(published, today) }))
  return published
    .toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen) || a.closesOn.localeCompare(b.closesOn) || a.id - b.id)
    .map(({ id, title, details, opensOn, closesOn, maxAmount, opensTo, isOpen: open }) => ({
      programId: id,
      programTitle: title.en,
      programTitleBng: title.bn,
      details: details.en,
      detailsBng: details.bn,
      startDate: opensOn,
      endDate: closesOn,
      maxAmount,
      opensTo,
      openYn: yesNo(open),
    }))
}

const isOpen = ({ opensOn, closesOn }: Programme, today: string): boolean => opensOn <= today && today <= closesOn

/** What it asks, to be read before logging in: the questions, and nothing of desks, rules or money. */
export async function getPublicForm({ readDb: db }: Pick<Portal, 'readDb'>, { programId }: { programId: number }) {
  const [found] = await listPublished(db, programId)
  return found ? formOf(found) : refuse('NOT_FOUND')
}

/** On every page: whether a programme takes applications today. */
export const grantsOpen = async (portal: Pick<Portal, 'readDb' | 'now'>): Promise<Pick<PublicData, 'isGrantOpen'>> => ({
  isGrantOpen: (await listPublicProgrammes(portal)).some(({ openYn }) => openYn === 'Y'),
})

/** What the page of the programmes holds: all of them, and the form of the one that is read. A made-up number is drawn as none. */
export const grantsPage = (portal: Pick<Portal, 'readDb' | 'now'>): Record<string, OwnPage> => ({
  [getScreen('gms').path]: (query) => {
    const [program = ''] = /^\d{1,9}$/.exec(query.get('program') ?? '') ?? []
    return {
      search: program && `?program=${program}`,
      isLasting: true,
      load: async () => {
        const [programmes, published] = await Promise.all([listPublicProgrammes(portal), listPublished(portal.readDb)])
        const read = published.filter(({ id }) => String(id) === program)
        return { data: { grants: { programmes, forms: read.map(formOf) } }, ...(read.length === 0 && { search: '' }) }
      },
    }
  },
})

type Published = Awaited<ReturnType<typeof listPublished>>[number]

const formOf = ({ id, version, published }: Published) => ({
  programId: id,
  version,
  sections: published.sections.map(({ title, fields }) => ({
    title: title.en,
    titleBng: title.bn,
    fields: fields.map((field) => ({
      fieldKey: field.id,
      fieldType: typeOf(field),
      label: field.label.en,
      labelBng: field.label.bn,
      requiredYn: yesNo(!('optional' in field && field.optional)),
    })),
  })),
})
