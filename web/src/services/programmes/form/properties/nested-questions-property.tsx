import type { GroupField, ListField } from '@wewb/domain/engine/fields/nested'
import { useText } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { useEditorLocation } from '#services/programmes/use-editor-location.ts'
import { QuestionIcon } from '#services/programmes/form/question-icon.tsx'
import { propertyMessages } from '#services/programmes/form/property-messages.ts'
import { useQuestionName } from '#services/programmes/form/use-question-name.ts'
import type { PropertyProps } from './property.ts'

/** Lists the nested questions of a list or a group, with links to open them. */
export function NestedQuestions({ field }: PropertyProps<ListField | GroupField>) {
  const text = useText()
  const { hrefOf } = useEditorLocation()
  const nameOf = useQuestionName()
  return (
    <div id="fields" tabIndex={-1} className="rounded-control bg-paper p-3 outline-none">
      <p className="font-semibold">{text(propertyMessages.inside)}</p>
      {field.fields.length === 0 && <p className="text-muted">{text(propertyMessages.insideEmpty)}</p>}
      <ul className="mt-1 flex flex-col">
        {field.fields.map((inner) => (
          <li key={inner.id} className="flex min-h-11 items-center gap-2">
            <QuestionIcon field={inner} />
            <TextLink to={hrefOf({ at: inner.id })}>{nameOf(inner)}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
