import { useState } from 'react'
import type { SetupCalls } from '../../../../../domain/src/contracts/setups.ts'
import { dhakaDay } from '../../../../../domain/src/language/dates.ts'
import type { Bilingual } from '../../../../../domain/src/language/bilingual.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { AskedOnceMore } from '../../../ui/asked-once-more.tsx'
import { DateInput } from '../../../ui/date-input.tsx'
import type { Setup } from '../use-setups.ts'
import { words } from './setup-words.ts'

export type Grave = 'publish' | 'extend' | 'unpublish' | 'remove'
type Props = { grave: Grave; setup: Setup; calls: SetupCalls; onClose(): void; onDone(): void }

const texts: Record<Grave, { title: Bilingual; text: Bilingual; yes: Bilingual; done: Bilingual }> = {
  publish: { title: words.publishTitle, text: words.publishText, yes: words.publishYes, done: words.published },
  extend: { title: words.extendTitle, text: words.extendText, yes: words.extendYes, done: words.extended },
  unpublish: { title: words.unpublishTitle, text: words.unpublishText, yes: words.unpublishYes, done: words.unpublished },
  remove: { title: words.removeTitle, text: words.removeText, yes: words.removeYes, done: words.removed },
}

/** What cannot be undone is asked once more, with what follows from it. */
export function ConfirmSetup({ grave, setup, calls, onClose, onDone }: Props) {
  const { text, date } = useLanguage()
  const [closesOn, setClosesOn] = useState('')
  const [earliest] = useState(() => [setup.closesOn, dhakaDay(new Date())].toSorted().at(-1) ?? '')
  const { setupId: id, revision } = setup
  const acts: Record<Grave, () => Promise<unknown>> = {
    publish: () => call(calls.publish, { params: { id }, body: { revision }, isPatient: true }),
    extend: () => call(calls.extend, { params: { id }, body: { closesOn, revision }, isPatient: true }),
    unpublish: () => call(calls.unpublish, { params: { id }, body: { revision }, isPatient: true }),
    remove: () => call(calls.remove, { params: { id }, isPatient: true }),
  }
  const act = async () => {
    await acts[grave]()
    onDone()
    return text(texts[grave].done)
  }
  const title = { bn: setup.titleBng, en: setup.title }
  return (
    <AskedOnceMore
      title={text(texts[grave].title)}
      yes={text(texts[grave].yes)}
      look={grave === 'remove' ? 'danger' : 'primary'}
      act={act}
      onCancel={onClose}
      {...(grave === 'extend' && { fields: { closesOn: words.newEnd } })}
    >
      {(problems) => (
        <>
          <p>{text(texts[grave].text, { title, date: date(setup.closesOn) })}</p>
          {grave === 'extend' && (
            <DateInput
              id="closesOn"
              label={text(words.newEnd)}
              value={closesOn}
              onChange={(value) => (problems.settle('closesOn'), setClosesOn(value))}
              min={earliest}
              error={problems.errorOf('closesOn')}
            />
          )}
        </>
      )}
    </AskedOnceMore>
  )
}
