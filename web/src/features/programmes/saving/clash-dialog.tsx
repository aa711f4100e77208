import { useState } from 'react'
import type { Clash, Keep } from '../../../../../domain/src/programmes/merge-values.ts'
import { useText } from '../../../i18n/language.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { useDraft } from '../draft/draft-store.ts'
import { useHeld } from '../draft/held.ts'
import { placeIn } from '../draft/outline.ts'
import { words } from './clash-words.ts'
import { shownValue } from './shown-value.ts'
import type { Asking, DraftSaving } from './use-draft-saving.ts'

/** Only what nobody but a person can decide: both changed the same text, or one threw away what the other changed. */
export function ClashDialog({ saving }: { saving: DraftSaving }) {
  const asking = useHeld(saving.asking)
  return asking ? <Ask {...asking} /> : null
}

function Ask({ clashes, onKeep }: Asking) {
  const text = useText()
  const draft = useDraft()
  const [keep, setKeep] = useState<Keep>(() => Object.fromEntries(clashes.map(({ path }) => [path, 'mine'])))
  const whereOf = ({ path }: Clash) => {
    const [id = ''] = path.split('.')
    const place = placeIn(draft.read(), id)
    if (!place) return text(words.settings)
    return place.question === undefined
      ? text(words.whereSection, { section: place.section })
      : text(words.where, { section: place.section, question: place.question })
  }
  const shown = (value: unknown) => (value === undefined ? text(words.empty) : shownValue(value))
  return (
    <Modal isOpen onClose={() => onKeep(keep)} title={text(words.title)} cancelLabel={text(words.keep)} size="2xl">
      <div className="flex flex-col gap-5">
        <p>{text(words.intro)}</p>
        {clashes.map((clash) => (
          <RadioGroup
            key={clash.path}
            id={`clash-${clash.path}`}
            label={whereOf(clash)}
            value={keep[clash.path] ?? 'mine'}
            onChange={(whose) => setKeep({ ...keep, [clash.path]: whose })}
            choices={[
              { value: 'mine' as const, label: text(words.mine), hint: shown(clash.mine) },
              { value: 'theirs' as const, label: text(words.theirs), hint: shown(clash.theirs) },
            ]}
          />
        ))}
      </div>
    </Modal>
  )
}
