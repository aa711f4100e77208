import { fill, type Bilingual } from '../../../domain/src/language/bilingual.ts'
import { placesOf, type KnownPlace } from '../../../domain/src/messages/known-places.ts'
import { inBoth } from '../../../domain/src/messages/places.ts'
import { messageGroups, occasions, type MessageGroup } from '../../../domain/src/messages/occasions.ts'
import type { WrittenWords } from '../../../domain/src/messages/check-words.ts'
import { templates, type TemplateCode } from '../../../domain/src/messages/templates.ts'
import type { Database, Tx } from '../platform/database.ts'
import { yesNo } from '../platform/listing.ts'
import { refuse } from '../platform/problem.ts'
import { listOwnWords, listReplaced, ownCode, wordsOf, type OwnWords, type ReplacedRow } from './repository.ts'

export type Listed = {
  code: string
  group: MessageGroup
  when: Bilingual
  original: WrittenWords
  places: KnownPlace[]
  isEditable: boolean
  row: ReplacedRow | undefined
}

const codes = Object.keys(templates) as TemplateCode[]
const inOrder = Object.keys(messageGroups) as MessageGroup[]

/** Every message of the portal, and after them those that a service tells in words of its own. */
export async function listTemplates(db: Database | Tx): Promise<Listed[]> {
  const replaced = new Map((await listReplaced(db)).map((row) => [row.code, row]))
  const shared = codes.map((code): Listed => {
    const { subject, text } = templates[code]
    return { code, ...occasions[code], original: written(subject, text), places: placesOf(code), isEditable: true, row: replaced.get(code) }
  })
  const own = (await listOwnWords(db)).flatMap((service) => ofService(service, replaced))
  return [...shared.toSorted((one, other) => inOrder.indexOf(one.group) - inOrder.indexOf(other.group)), ...own]
}

function ofService({ service, title, messages }: OwnWords, replaced: ReadonlyMap<string, ReplacedRow>): Listed[] {
  return Object.entries(messages).map(([name, text]) => {
    const template = name as TemplateCode
    const code = ownCode(template, service)
    return {
      code,
      group: 'own',
      when: fill(ofTitle, { service: title, when: occasions[template].when }),
      original: written(templates[template].subject, text),
      // Own words may leave out what the usual ones tell: theirs were checked where they were written.
      places: placesOf(template).map(({ isNeeded: _usual, ...place }) => place),
      isEditable: !service.startsWith('gms-'),
      row: replaced.get(code),
    }
  })
}

const ofTitle = { bn: '{service}: {when}', en: '{service}: {when}' }

const written = (subject: Bilingual, text: Bilingual): WrittenWords => ({
  subject: subject.en,
  subjectBng: subject.bn,
  text: text.en,
  textBng: text.bn,
})

export const getTemplate = async (db: Database | Tx, code: string): Promise<Listed> =>
  (await listTemplates(db)).find((one) => one.code === code) ?? refuse('NOT_FOUND')

/** What is being written may not use more than the sender fills in, nor leave out what the receiver needs. */
export const knownIn = ({ places }: Listed) => ({
  places: places.map(({ name }) => name),
  needed: places.filter(({ isNeeded }) => isNeeded).map(({ name }) => name),
})

export function describeTemplate({ code, group, when, original, places, isEditable, row }: Listed) {
  const replaced = row && wordsOf(row)
  return {
    code,
    group,
    when: when.en,
    whenBng: when.bn,
    ...(replaced ?? original),
    original,
    changedYn: yesNo(replaced !== undefined),
    editableYn: yesNo(isEditable),
    places: places.map(({ name, label, example, longest, isNeeded }) => ({
      name,
      label: label.en,
      labelBng: label.bn,
      example: inBoth(example).en,
      exampleBng: inBoth(example).bn,
      longest: inBoth(longest).en,
      longestBng: inBoth(longest).bn,
      neededYn: yesNo(isNeeded === true),
    })),
    revision: row?.revision ?? 0,
    changedAt: row?.changed_at.toISOString() ?? null,
    changedBy: row?.full_name ?? null,
    changedByBng: row?.full_name_bng ?? null,
  }
}
