import { useCallback } from 'react'
import type { Field } from '../../../../../domain/src/fields/field.ts'
import { fieldTemplates, typeOf } from '../../../../../domain/src/programmes/templates.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { words } from './form-words.ts'

/** What a question is called on this screen: in the reader's language, else in the other one, else by its kind. */
export function useNameOf(): (field: Field) => string {
  const { text, locale } = useLanguage()
  return useCallback(
    (field) => {
      const { bn, en } = field.label
      const said = (locale === 'bn' ? [bn, en] : [en, bn]).find((label) => label.trim() !== '')
      return said ?? text(words.untitledQuestion, { type: fieldTemplates[typeOf(field)].name })
    },
    [text, locale],
  )
}
