import { useCallback } from 'react'
import type { Field } from '@wewb/domain/engine/fields/field'
import { fieldTemplates, builderTypeOf } from '@wewb/domain/services/programmes/field-templates'
import { useLanguage } from '#lib/i18n/language.tsx'
import { formMessages } from './form-messages.ts'

/** Returns the name of a question in the current language, or the other one, or else its kind. */
export function useQuestionName(): (field: Field) => string {
  const { text, locale } = useLanguage()
  return useCallback(
    (field) => {
      const { bn, en } = field.label
      const shownLabel = (locale === 'bn' ? [bn, en] : [en, bn]).find((label) => label.trim() !== '')
      return shownLabel ?? text(formMessages.untitledQuestion, { type: fieldTemplates[builderTypeOf(field)].name })
    },
    [text, locale],
  )
}
