import { useMemo } from 'react'
import type { Field } from '../../../../../domain/src/fields/field.ts'
import type { Section } from '../../../../../domain/src/programmes/programme.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useDraft, useShape } from '../draft/draft-store.ts'
import { indexOf, outlineOf, shapeOf, type OutlineRow } from '../draft/outline.ts'
import { useSettled } from '../draft/use-settled.ts'
import { words } from './form-words.ts'
import { useNameOf } from './use-name-of.ts'

export type NamedRow = OutlineRow & { name: string }

/** Long enough for who types to have finished a word. */
const pause = 400

/** The last row of a question or section: while nothing of it changes it is the same, and is not drawn again. */
const lastRows = new WeakMap<Field | Section, NamedRow>()

function remembered(thing: Field | Section, row: NamedRow): NamedRow {
  const last = lastRows.get(thing)
  if (last && last.name === row.name && last.section === row.section && last.parent === row.parent) return last
  lastRows.set(thing, row)
  return row
}

/** The rows of the outline with what they are called. The order follows at once, the names once the typing rests. */
export function useOutlineRows(): readonly NamedRow[] {
  const draft = useDraft()
  const settled = useSettled(pause)
  const nameOf = useNameOf()
  const titleOf = useTitleOf()
  const programme = useShape() === shapeOf(settled) ? settled : draft.read()
  return useMemo(() => {
    const { fields, sections } = indexOf(programme)
    return outlineOf(programme).flatMap((row) => {
      const [field, section] = [fields.get(row.id), sections.get(row.id)]
      if (section) return [remembered(section, { ...row, name: titleOf(section, programme.sections.indexOf(section) + 1) })]
      return field ? [remembered(field, { ...row, name: nameOf(field) })] : []
    })
  }, [programme, nameOf, titleOf])
}

/** What a section is called: in the reader's language, else in the other one, else by its number. */
export function useTitleOf(): (section: Section, n: number) => string {
  const { text, locale } = useLanguage()
  return useMemo(
    () =>
      ({ title: { bn, en } }, n) =>
        (locale === 'bn' ? [bn, en] : [en, bn]).find((title) => title.trim() !== '') ?? text(words.untitledSection, { n }),
    [text, locale],
  )
}
