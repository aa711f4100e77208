import { ArrowDown, ArrowLeft, ArrowUp, CopyPlus, SquareDashedMousePointer, Trash2 } from 'lucide-react'
import { useCallback, type ComponentType } from 'react'
import type { Field } from '../../../../../domain/src/fields/field.ts'
import type { Section } from '../../../../../domain/src/programmes/programme.ts'
import { fieldTemplates, typeOf } from '../../../../../domain/src/programmes/templates.ts'
import { useText } from '../../../i18n/language.tsx'
import { TextLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/card.tsx'
import { toast } from '../../../ui/toast.tsx'
import { duplicate } from '../draft/add-thing.ts'
import { changeField, changeSection, remove } from '../draft/change-programme.ts'
import { useDraft, useField, useSection } from '../draft/draft-store.ts'
import { moveBy } from '../draft/move-row.ts'
import { placeIn } from '../draft/outline.ts'
import { usePlace } from '../use-place.ts'
import { BothTexts } from './both-texts.tsx'
import { words } from './form-words.ts'
import { IconButton } from './icon-button.tsx'
import { words as propertyWords } from './property-words.ts'
import { ShownWhen } from './properties/condition-property.tsx'
import { propertyTable } from './properties/property-table.ts'
import type { PropertyProps } from './properties/property.ts'
import { QuestionIcon } from './question-icon.tsx'

/** What is open: its texts in both languages, what an answer may be, when it is shown. */
export function PropertiesPanel() {
  const text = useText()
  const { at, hrefOf } = usePlace()
  const field = useField(at ?? '')
  const section = useSection(at ?? '')
  if (!field && !section)
    return (
      <EmptyState icon={<SquareDashedMousePointer aria-hidden size={28} />} title={text(at ? words.gone : words.nothingOpen)}>
        {at ? <TextLink to={hrefOf({ at: undefined })}>{text(words.back)}</TextLink> : text(words.nothingOpenText)}
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-5">
      <TextLink to={hrefOf({ at: undefined })} className="inline-flex min-h-11 items-center gap-1.5 self-start md:hidden">
        <ArrowLeft aria-hidden size={18} />
        {text(words.back)}
      </TextLink>
      {section && <SectionPanel key={section.id} section={section} />}
      {field && <QuestionPanel key={field.id} field={field} />}
    </div>
  )
}

function SectionPanel({ section }: { section: Section }) {
  const text = useText()
  const draft = useDraft()
  return (
    <>
      <PanelHead id={section.id} title={text(words.section, { n: placeIn(draft.read(), section.id)?.section ?? 0 })} />
      <fieldset disabled={!draft.isEditable} className="min-w-0">
        <BothTexts
          id="title"
          label={propertyWords.sectionTitle}
          value={section.title}
          onChange={(title) =>
            draft.change(`${section.id} title`, (programme) => changeSection(programme, section.id, (before) => ({ ...before, title })))
          }
        />
      </fieldset>
    </>
  )
}

function QuestionPanel({ field }: { field: Field }) {
  const text = useText()
  const draft = useDraft()
  const { id } = field
  const onChange = useCallback(
    (place: string, next: Field) => draft.change(`${id} ${place}`, (programme) => changeField(programme, id, () => next)),
    [draft, id],
  )
  const { texts, limits } = propertyTable[field.kind] as unknown as Record<'texts' | 'limits', readonly ComponentType<PropertyProps>[]>
  return (
    <>
      <PanelHead id={id} title={text(fieldTemplates[typeOf(field)].name)} field={field} />
      <fieldset disabled={!draft.isEditable} className="flex min-w-0 flex-col gap-5">
        <div className="flex flex-col gap-4">
          {texts.map((Property, index) => (
            <Property key={index} field={field} onChange={onChange} />
          ))}
        </div>
        {limits.length > 0 && (
          <section className="flex flex-col gap-4 border-t border-line pt-4">
            <h3 className="font-bold">{text(propertyWords.limits)}</h3>
            {limits.map((Property, index) => (
              <Property key={index} field={field} onChange={onChange} />
            ))}
          </section>
        )}
        <section className="flex flex-col gap-3 border-t border-line pt-4">
          <h3 className="font-bold">{text(propertyWords.condition)}</h3>
          <ShownWhen field={field} onChange={onChange} />
        </section>
      </fieldset>
    </>
  )
}

function PanelHead({ id, title, field }: { id: string; title: string; field?: Field }) {
  const text = useText()
  const draft = useDraft()
  const { open } = usePlace()
  const step = (by: -1 | 1) => draft.change(`move ${id}`, (programme) => moveBy(programme, id, by))
  const copy = () => {
    const { programme, id: copied } = duplicate(draft.read(), id)
    draft.change(`copy ${id}`, () => programme)
    open(copied)
  }
  const drop = () => {
    draft.change(`remove ${id}`, (programme) => remove(programme, id))
    toast({ kind: 'info', text: text(words.removed) })
    open(undefined)
  }
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line pb-2">
      <h2 data-arrival className="flex items-center gap-2 text-lg font-bold">
        {field && <QuestionIcon field={field} />}
        {title}
      </h2>
      {draft.isEditable && (
        <div className="-mr-2 flex">
          <IconButton label={text(words.up)} icon={ArrowUp} onClick={() => step(-1)} />
          <IconButton label={text(words.down)} icon={ArrowDown} onClick={() => step(1)} />
          {field && <IconButton label={text(words.copy)} icon={CopyPlus} onClick={copy} />}
          <IconButton label={text(words.remove)} icon={Trash2} onClick={drop} />
        </div>
      )}
    </header>
  )
}
