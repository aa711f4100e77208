import { useMemo } from 'react'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { Section } from '@wewb/domain/services/programmes/programme'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useDraft, useOutlineShape } from '#services/programmes/draft/draft-store.ts'
import { indexProgramme, createOutline, outlineShape, type OutlineRow } from '#services/programmes/draft/outline.ts'
import { useDebouncedProgramme } from '#services/programmes/draft/use-debounced-programme.ts'
import { formMessages } from './form-messages.ts'
import { useQuestionName } from './use-question-name.ts'

export type NamedOutlineRow = OutlineRow & { name: string }

/** Debounce delay: long enough to finish a word. */
const pause = 400

/** Caches the last row of each question or section, so that unchanged rows do not re-render. */
const lastRows = new WeakMap<Field | Section, NamedOutlineRow>()

function remembered(item: Field | Section, row: NamedOutlineRow): NamedOutlineRow {
  const last = lastRows.get(item)
  if (last && last.name === row.name && last.section === row.section && last.parent === row.parent) return last
  lastRows.set(item, row)
  return row
}

/** Rows of the outline with their names. The order updates at once, the names are debounced. */
export function useOutlineRows(): readonly NamedOutlineRow[] {
  const draft = useDraft()
  const settled = useDebouncedProgramme(pause)
  const nameOf = useQuestionName()
  const titleOf = useSectionTitle()
  const programme = useOutlineShape() === outlineShape(settled) ? settled : draft.read()
  return useMemo(() => {
    const { fields, sections } = indexProgramme(programme)
    return createOutline(programme).flatMap((row) => {
      const [field, section] = [fields.get(row.id), sections.get(row.id)]
      if (section)
        return [remembered(section, { ...row, name: titleOf(section, programme.sections.indexOf(section) + 1) })]
      return field ? [remembered(field, { ...row, name: nameOf(field) })] : []
    })
  }, [programme, nameOf, titleOf])
}

/** Returns the title of a section in the current language, or the other one, or else its number. */
export function useSectionTitle(): (section: Section, n: number) => string {
  const { text, locale } = useLanguage()
  return useMemo(
    () =>
      ({ title: { bn, en } }, n) =>
        (locale === 'bn' ? [bn, en] : [en, bn]).find((title) => title.trim() !== '') ??
        text(formMessages.untitledSection, { n }),
    [text, locale],
  )
}
