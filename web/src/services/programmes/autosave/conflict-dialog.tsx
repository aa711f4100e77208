import { useState } from 'react'
import type { MergeConflict, ConflictResolutions } from '@wewb/domain/services/programmes/merge-values'
import { useText } from '#lib/i18n/language.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { useDraft } from '#services/programmes/draft/draft-store.ts'
import { useExternalStore } from '#services/programmes/draft/external-store.ts'
import { findOutlinePosition } from '#services/programmes/draft/outline.ts'
import { conflictMessages } from './conflict-messages.ts'
import type { ConflictPrompt, DraftAutosave } from './use-draft-autosave.ts'

/** Formats a changed value for people: its texts, numbers and choices, without keys. */
function formatConflictValue(value: unknown): string {
  if (typeof value === 'string') return value || '–'
  if (Array.isArray(value)) return value.map(formatConflictValue).join('; ') || '–'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'object' || value === null) return '–'
  if ('bn' in value && 'en' in value) return [value.bn, value.en].filter(Boolean).map(String).join(' / ') || '–'
  const { id: _id, kind: _kind, value: _value, ...rest } = value as { [key: string]: unknown }
  return Object.values(rest)
    .map(formatConflictValue)
    .filter((part) => part !== '–')
    .join(', ')
}

/** Asks the user to resolve conflicts: both changed the same text, or one deleted what the other changed. */
export function ConflictDialog({ autosave }: { autosave: DraftAutosave }) {
  const conflict = useExternalStore(autosave.conflictPrompt)
  return conflict ? <Ask {...conflict} /> : null
}

function Ask({ conflicts, onResolve }: ConflictPrompt) {
  const text = useText()
  const draft = useDraft()
  const [save, setSave] = useState<ConflictResolutions>(() =>
    Object.fromEntries(conflicts.map(({ path }) => [path, 'mine'])),
  )
  const whereOf = ({ path }: MergeConflict) => {
    const [id = ''] = path.split('.')
    const position = findOutlinePosition(draft.read(), id)
    if (!position) return text(conflictMessages.settings)
    return position.question === undefined
      ? text(conflictMessages.whereSection, { section: position.section })
      : text(conflictMessages.where, { section: position.section, question: position.question })
  }
  const describeValue = (value: unknown) =>
    value === undefined ? text(conflictMessages.empty) : formatConflictValue(value)
  return (
    <Modal
      isOpen
      onClose={() => onResolve(save)}
      title={text(conflictMessages.title)}
      cancelLabel={text(conflictMessages.keep)}
      size="2xl"
    >
      <div className="flex flex-col gap-5">
        <p>{text(conflictMessages.intro)}</p>
        {conflicts.map((clash) => (
          <RadioGroup
            key={clash.path}
            id={`clash-${clash.path}`}
            label={whereOf(clash)}
            value={save[clash.path] ?? 'mine'}
            onChange={(whose) => setSave({ ...save, [clash.path]: whose })}
            choices={[
              { value: 'mine' as const, label: text(conflictMessages.mine), hint: describeValue(clash.mine) },
              { value: 'theirs' as const, label: text(conflictMessages.theirs), hint: describeValue(clash.theirs) },
            ]}
          />
        ))}
      </div>
    </Modal>
  )
}
