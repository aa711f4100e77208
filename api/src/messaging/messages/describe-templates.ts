import { interpolate, type Bilingual } from '@wewb/domain/language/bilingual'
import { placeholdersOf, type TemplatePlaceholder } from '@wewb/domain/messaging/template-placeholders'
import { toBilingual } from '@wewb/domain/messaging/placeholders'
import { messageGroups, messageTriggers, type MessageGroup } from '@wewb/domain/messaging/message-triggers'
import type { MessageText } from '@wewb/domain/messaging/validate-message-text'
import { templates, type TemplateCode } from '@wewb/domain/messaging/templates'
import type { Database, Tx } from '#db/database.ts'
import { yesNo } from '#server/listing.ts'
import { throwProblem } from '#problems/problem.ts'
import {
  listServiceTemplates,
  listTemplateOverrides,
  serviceTemplateCode,
  overrideTextOf,
  type ServiceTemplates,
  type TemplateOverrideRow,
} from './template-queries.ts'

export type MessageTemplate = {
  code: string
  group: MessageGroup
  when: Bilingual
  original: MessageText
  placeholders: TemplatePlaceholder[]
  isEditable: boolean
  row: TemplateOverrideRow | undefined
}

const codes = Object.keys(templates) as TemplateCode[]
const inOrder = Object.keys(messageGroups) as MessageGroup[]

/** Lists every message template, followed by the services' own ones. */
export async function listTemplates(db: Database | Tx): Promise<MessageTemplate[]> {
  const replaced = new Map((await listTemplateOverrides(db)).map((row) => [row.code, row]))
  const shared = codes.map((code): MessageTemplate => {
    const { subject, text } = templates[code]
    return {
      code,
      ...messageTriggers[code],
      original: written(subject, text),
      placeholders: placeholdersOf(code),
      isEditable: true,
      row: replaced.get(code),
    }
  })
  const own = (await listServiceTemplates(db)).flatMap((service) => ofService(service, replaced))
  return [...shared.toSorted((one, other) => inOrder.indexOf(one.group) - inOrder.indexOf(other.group)), ...own]
}

function ofService(
  { service, title, messages }: ServiceTemplates,
  replaced: ReadonlyMap<string, TemplateOverrideRow>,
): MessageTemplate[] {
  return Object.entries(messages).map(([name, text]) => {
    const template = name as TemplateCode
    const code = serviceTemplateCode(template, service)
    return {
      code,
      group: 'own',
      when: interpolate(ofTitle, { service: title, when: messageTriggers[template].when }),
      original: written(templates[template].subject, text),
      // A service's own text may omit required placeholders: it was validated where it was written.
      placeholders: placeholdersOf(template).map(({ isNeeded: _usual, ...place }) => place),
      isEditable: !service.startsWith('gms-'),
      row: replaced.get(code),
    }
  })
}

const ofTitle = { bn: '{service}: {when}', en: '{service}: {when}' }

const written = (subject: Bilingual, text: Bilingual): MessageText => ({
  subject: subject.en,
  subjectBng: subject.bn,
  text: text.en,
  textBng: text.bn,
})

export const getTemplate = async (db: Database | Tx, code: string): Promise<MessageTemplate> =>
  (await listTemplates(db)).find((one) => one.code === code) ?? throwProblem('NOT_FOUND')

/** Returns the placeholders that a text may use, and those it must use. */
export const placeholderNamesOf = ({ placeholders }: MessageTemplate) => ({
  allowed: placeholders.map(({ name }) => name),
  required: placeholders.filter(({ isNeeded }) => isNeeded).map(({ name }) => name),
})

export function describeTemplate({ code, group, when, original, placeholders, isEditable, row }: MessageTemplate) {
  const replaced = row && overrideTextOf(row)
  return {
    code,
    group,
    when: when.en,
    whenBng: when.bn,
    ...(replaced ?? original),
    original,
    changedYn: yesNo(replaced !== undefined),
    editableYn: yesNo(isEditable),
    places: placeholders.map(({ name, label, example, longest: maxLength, isNeeded }) => ({
      name,
      label: label.en,
      labelBng: label.bn,
      example: toBilingual(example).en,
      exampleBng: toBilingual(example).bn,
      longest: toBilingual(maxLength).en,
      longestBng: toBilingual(maxLength).bn,
      neededYn: yesNo(isNeeded === true),
    })),
    revision: row?.revision ?? 0,
    changedAt: row?.changed_at.toISOString() ?? null,
    changedBy: row?.full_name ?? null,
    changedByBng: row?.full_name_bng ?? null,
  }
}
