import { Asterisk, GitBranch, GripVertical, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { Button as AriaButton, GridListItem } from 'react-aria-components'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { Section } from '@wewb/domain/services/programmes/programme'
import { useText } from '#lib/i18n/language.tsx'
import { classes } from '#components/styles/class-names.ts'
import { useDraft, useField, useSection } from '#services/programmes/draft/draft-store.ts'
import { hasMissingText } from '#services/programmes/draft/missing-texts.ts'
import { findOutlinePosition } from '#services/programmes/draft/outline.ts'
import { formMessages } from './form-messages.ts'
import { QuestionIcon } from './question-icon.tsx'
import { useQuestionName } from './use-question-name.ts'
import { useSectionTitle } from './use-outline-rows.ts'

type Props = { id: string; name: string; depth: 0 | 1 | 2; isOpen: boolean }

const indents = { 0: 'pl-1', 1: 'pl-1', 2: 'pl-7' } as const

export function OutlineRow({ id, name, depth, isOpen }: Props) {
  const { isEditable } = useDraft()
  return (
    <GridListItem
      id={id}
      textValue={name}
      className={classes(
        'flex h-11 w-full cursor-pointer items-center gap-1 rounded-control pr-2',
        'data-dragging:opacity-50 data-drop-target:bg-brand-soft',
        'data-focus-visible:outline-3 data-focus-visible:-outline-offset-3 data-focus-visible:outline-brand',
        indents[depth],
        isOpen ? 'bg-brand-soft' : 'hover:bg-paper',
      )}
    >
      {({ allowsDragging }) => (
        <>
          {allowsDragging && isEditable && <Handle />}
          <RowContent id={id} isSection={depth === 0} isOpen={isOpen} />
        </>
      )}
    </GridListItem>
  )
}

const Handle = () => (
  <AriaButton
    slot="drag"
    className={classes(
      'grid h-11 w-7 shrink-0 cursor-grab touch-none place-items-center',
      'rounded-control text-muted hover:text-ink',
      'data-focus-visible:outline-3 data-focus-visible:outline-brand',
    )}
  >
    <GripVertical aria-hidden size={16} />
  </AriaButton>
)

/** Subscribes to its own question only: typing into one label re-renders one row. */
const RowContent = memo(function RowContent({
  id,
  isSection,
  isOpen,
}: {
  id: string
  isSection: boolean
  isOpen: boolean
}) {
  const field = useField(id)
  const section = useSection(id)
  if (isSection) return section ? <SectionContent section={section} isOpen={isOpen} /> : null
  return field ? <QuestionContent field={field} isOpen={isOpen} /> : null
})

function SectionContent({ section, isOpen }: { section: Section; isOpen: boolean }) {
  const text = useText()
  const draft = useDraft()
  const title = useSectionTitle()(section, findOutlinePosition(draft.read(), section.id)?.section ?? 0)
  return (
    <>
      <span aria-current={isOpen || undefined} className="min-w-0 flex-1 truncate font-bold">
        {title}
      </span>
      {section.when && <Mark icon={GitBranch} label={text(formMessages.conditional)} colour="text-in-process" />}
      {hasMissingText(section) && <Lacking />}
    </>
  )
}

function QuestionContent({ field, isOpen }: { field: Field; isOpen: boolean }) {
  const text = useText()
  const name = useQuestionName()(field)
  return (
    <>
      <QuestionIcon field={field} />
      <span aria-current={isOpen || undefined} className="min-w-0 flex-1 truncate">
        {name}
      </span>
      {field.when && <Mark icon={GitBranch} label={text(formMessages.conditional)} colour="text-in-process" />}
      {!field.optional && <Mark icon={Asterisk} label={text(formMessages.required)} colour="text-muted" />}
      {hasMissingText(field) && <Lacking />}
    </>
  )
}

function Lacking() {
  const text = useText()
  return <Mark icon={TriangleAlert} label={text(formMessages.lacking)} colour="text-needs-you" />
}

const Mark = ({ icon: Icon, label, colour }: { icon: typeof Asterisk; label: string; colour: string }) => (
  <span title={label} className={classes('shrink-0', colour)}>
    <Icon aria-hidden size={14} />
    <span className="sr-only">{label}</span>
  </span>
)
