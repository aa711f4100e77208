import type { PublicData } from '../../../domain/src/contracts/public-data.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import type { Programme } from '../../../domain/src/programmes/programme.ts'
import { typeOf } from '../../../domain/src/programmes/templates.ts'
import type { Portal } from '../platform/context.ts'
import { yesNo } from '../platform/listing.ts'
import { refuse } from '../platform/problem.ts'
import { listPublished } from './repository.ts'

/** What everyone may see, those that take applications first, each of them by its last day. */
export async function listPublicProgrammes({ db, now }: Pick<Portal, 'db' | 'now'>) {
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
export async function getPublicForm({ db }: Pick<Portal, 'db'>, { programId }: { programId: number }) {
  const [found] = await listPublished(db, programId)
  return found ? formOf(found) : refuse('NOT_FOUND')
}

/** For the pages the server draws: every programme that has a page, with its form. */
export async function publicGrants(portal: Pick<Portal, 'db' | 'now'>): Promise<Pick<PublicData, 'isGrantOpen' | 'grants'>> {
  const [programmes, published] = await Promise.all([listPublicProgrammes(portal), listPublished(portal.db)])
  return { isGrantOpen: programmes.some(({ openYn }) => openYn === 'Y'), grants: { programmes, forms: published.map(formOf) } }
}

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
