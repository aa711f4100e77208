import type { GroupField, ListField } from '../../../../../../domain/src/fields/nested.ts'
import { useText } from '../../../../i18n/language.tsx'
import { TextLink } from '../../../../ui/button.tsx'
import { usePlace } from '../../use-place.ts'
import { QuestionIcon } from '../question-icon.tsx'
import { words } from '../property-words.ts'
import { useNameOf } from '../use-name-of.ts'
import type { PropertyProps } from './property.ts'

/** What a list or a group asks; each of them is opened here or in the outline. */
export function InsideQuestions({ field }: PropertyProps<ListField | GroupField>) {
  const text = useText()
  const { hrefOf } = usePlace()
  const nameOf = useNameOf()
  return (
    <div id="fields" tabIndex={-1} className="rounded-control bg-paper p-3 outline-none">
      <p className="font-semibold">{text(words.inside)}</p>
      {field.fields.length === 0 && <p className="text-muted">{text(words.insideEmpty)}</p>}
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
