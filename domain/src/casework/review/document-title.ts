import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { flattenDefinition, flattenFields, type FieldEntry } from '#engine/evaluation/field-paths.ts'
import { isReplyDocumentPath } from '#engine/evaluation/reply.ts'
import type { Bilingual } from '#language/bilingual.ts'
import { bilingualDigits } from '#language/digits.ts'

type Titled = { id: string; path: string; file_name: string }

/**
 * Title of a stored page in both languages: the label of its question, with the row of a list and the page where there
 * are several. A document of the Board, which belongs to no question, has the name of its file.
 */
export function documentTitle(
  definition: Pick<ServiceDefinition, 'steps' | 'workflow'>,
  document: Titled,
  all: readonly Titled[],
): Bilingual {
  const parts = labelsOf(definition, document.path)
  if (parts.length === 0) return { bn: document.file_name, en: document.file_name }
  // Pages of a reply include those that the officer replaced before the move.
  const pages = isReplyDocumentPath(document.path) ? [] : all.filter(({ path }) => path === document.path)
  const page = pages.findIndex(({ id }) => id === document.id) + 1
  const whole = joined(parts, ': ')
  if (pages.length < 2 || page === 0) return whole
  const n = bilingualDigits(page)
  return { bn: `${whole.bn}, পাতা ${n.bn}`, en: `${whole.en}, page ${n.en}` }
}

function labelsOf({ steps, workflow }: Pick<ServiceDefinition, 'steps' | 'workflow'>, path: string): Bilingual[] {
  if (!isReplyDocumentPath(path)) return labelsAlong(flattenDefinition({ steps }), path)
  const [, rest = ''] = /^reply-[a-z0-9-]+\.(.+)$/.exec(path) ?? []
  const actionFields = [...workflow.desks, ...(workflow.later ?? []), ...workflow.moves].flatMap(
    ({ asks = [] }) => asks,
  )
  return labelsAlong(flattenFields(actionFields), rest)
}

/** The label of the question, preceded by that of the list with the number of its row. */
function labelsAlong(fields: readonly FieldEntry[], path: string): Bilingual[] {
  const segments = path.split('.')
  const own = labelAt(fields, segments)
  if (!own) return []
  const at = segments.findIndex((segment) => /^\d+$/.test(segment))
  const list = at > 0 ? labelAt(fields, segments.slice(0, at)) : undefined
  if (!list) return [own]
  const n = bilingualDigits(Number(segments[at]) + 1)
  return [{ bn: `${list.bn} ${n.bn}`, en: `${list.en} ${n.en}` }, own]
}

const labelAt = (fields: readonly FieldEntry[], segments: readonly string[]): Bilingual | undefined => {
  const written = segments.filter((segment) => !/^\d+$/.test(segment)).join('.')
  return fields.find(({ path }) => path === written)?.field.label
}

const joined = (parts: readonly Bilingual[], separator: string): Bilingual => ({
  bn: parts.map(({ bn }) => bn).join(separator),
  en: parts.map(({ en }) => en).join(separator),
})
