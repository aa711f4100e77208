import { ArrowDown, ArrowLeft, ArrowUp, CopyPlus, SquareDashedMousePointer, Trash2 } from 'lucide-react'
import { useCallback, type ComponentType } from 'react'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { Section } from '@wewb/domain/services/programmes/programme'
import { fieldTemplates, builderTypeOf } from '@wewb/domain/services/programmes/field-templates'
import { useText } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { EmptyState } from '#components/layout/card.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { duplicateQuestion } from '#services/programmes/draft/add-question.ts'
import { updateField, updateSection, removeItem } from '#services/programmes/draft/update-programme.ts'
import { useDraft, useField, useSection } from '#services/programmes/draft/draft-store.ts'
import { moveBy } from '#services/programmes/draft/move-row.ts'
import { findOutlinePosition } from '#services/programmes/draft/outline.ts'
import { useEditorLocation } from '#services/programmes/use-editor-location.ts'
import { BilingualTextInput } from './bilingual-text-input.tsx'
import { formMessages } from './form-messages.ts'
import { IconButton } from './icon-button.tsx'
import { propertyMessages } from './property-messages.ts'
import { ConditionProperty } from './properties/condition-property.tsx'
import { propertyTable } from './properties/property-table.ts'
import { withProperty, type PropertyProps } from './properties/property.ts'
import { QuestionIcon } from './question-icon.tsx'

/** Properties of the open item: its texts, limits and condition. */
export function PropertiesPanel() {
  const text = useText()
  const { at, hrefOf } = useEditorLocation()
  const field = useField(at ?? '')
  const section = useSection(at ?? '')
  if (!field && !section)
    return (
      <EmptyState
        icon={<SquareDashedMousePointer aria-hidden size={28} />}
        title={text(at ? formMessages.gone : formMessages.nothingOpen)}
      >
        {at ? (
          <TextLink to={hrefOf({ at: undefined })}>{text(formMessages.back)}</TextLink>
        ) : (
          text(formMessages.nothingOpenText)
        )}
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-5">
      <TextLink
        to={hrefOf({ at: undefined })}
        className="inline-flex min-h-11 items-center gap-1.5 self-start md:hidden"
      >
        <ArrowLeft aria-hidden size={18} />
        {text(formMessages.back)}
      </TextLink>
      {section && <SectionPanel key={section.id} section={section} />}
      {field && <QuestionPanel key={field.id} field={field} />}
    </div>
  )
}

function SectionPanel({ section }: { section: Section }) {
  const text = useText()
  const draft = useDraft()
  const change = (mergeKey: string, update: (before: Section) => Section) =>
    draft.change(`${section.id} ${mergeKey}`, (programme) => updateSection(programme, section.id, update))
  return (
    <>
      <PanelHead
        id={section.id}
        title={text(formMessages.section, { n: findOutlinePosition(draft.read(), section.id)?.section ?? 0 })}
      />
      <fieldset disabled={!draft.isEditable} className="flex min-w-0 flex-col gap-5">
        <BilingualTextInput
          id="title"
          label={propertyMessages.sectionTitle}
          value={section.title}
          onChange={(title) => change('title', (before) => ({ ...before, title }))}
        />
        <section className="flex flex-col gap-3 border-t border-line pt-4">
          <h3 className="font-bold">{text(propertyMessages.condition)}</h3>
          <ConditionProperty
            id={section.id}
            condition={section.when}
            onChange={(when) => change('when', (before) => withProperty<Section, 'when'>(before, 'when', when))}
          />
        </section>
      </fieldset>
    </>
  )
}

function QuestionPanel({ field }: { field: Field }) {
  const text = useText()
  const draft = useDraft()
  const { id } = field
  const onChange = useCallback(
    (mergeKey: string, next: Field) =>
      draft.change(`${id} ${mergeKey}`, (programme) => updateField(programme, id, () => next)),
    [draft, id],
  )
  const { texts, limits } = propertyTable[field.kind] as unknown as Record<
    'texts' | 'limits',
    readonly ComponentType<PropertyProps>[]
  >
  return (
    <>
      <PanelHead id={id} title={text(fieldTemplates[builderTypeOf(field)].name)} field={field} />
      <fieldset disabled={!draft.isEditable} className="flex min-w-0 flex-col gap-5">
        <div className="flex flex-col gap-4">
          {texts.map((Property, index) => (
            <Property key={index} field={field} onChange={onChange} />
          ))}
        </div>
        {limits.length > 0 && (
          <section className="flex flex-col gap-4 border-t border-line pt-4">
            <h3 className="font-bold">{text(propertyMessages.limits)}</h3>
            {limits.map((Property, index) => (
              <Property key={index} field={field} onChange={onChange} />
            ))}
          </section>
        )}
        <section className="flex flex-col gap-3 border-t border-line pt-4">
          <h3 className="font-bold">{text(propertyMessages.condition)}</h3>
          <ConditionProperty
            id={id}
            condition={field.when}
            onChange={(when) => onChange('when', withProperty<Field, 'when'>(field, 'when', when))}
          />
        </section>
      </fieldset>
    </>
  )
}

function PanelHead({ id, title, field }: { id: string; title: string; field?: Field }) {
  const text = useText()
  const draft = useDraft()
  const { open } = useEditorLocation()
  const step = (by: -1 | 1) => draft.change(`move ${id}`, (programme) => moveBy(programme, id, by))
  const copy = () => {
    const { programme, id: copied } = duplicateQuestion(draft.read(), id)
    draft.change(`copy ${id}`, () => programme)
    open(copied)
  }
  const drop = () => {
    draft.change(`remove ${id}`, (programme) => removeItem(programme, id))
    toast({ kind: 'info', text: text(formMessages.removed) })
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
          <IconButton label={text(formMessages.up)} icon={ArrowUp} onClick={() => step(-1)} />
          <IconButton label={text(formMessages.down)} icon={ArrowDown} onClick={() => step(1)} />
          {field && <IconButton label={text(formMessages.copy)} icon={CopyPlus} onClick={copy} />}
          <IconButton label={text(formMessages.remove)} icon={Trash2} onClick={drop} />
        </div>
      )}
    </header>
  )
}
