import { useState } from 'react'
import type { SetupEndpoints } from '@wewb/domain/services/setup-contracts'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'
import { DateInput } from '#components/inputs/date-input.tsx'
import type { Setup } from '#casework/desk/use-setups.ts'
import { setupMessages } from './setup-messages.ts'

export type SetupAction = 'publish' | 'extend' | 'unpublish' | 'remove'
type Props = { grave: SetupAction; setup: Setup; calls: SetupEndpoints; onClose(): void; onDone(): void }

const texts: Record<SetupAction, { title: Bilingual; text: Bilingual; yes: Bilingual; done: Bilingual }> = {
  publish: {
    title: setupMessages.publishTitle,
    text: setupMessages.publishText,
    yes: setupMessages.publishYes,
    done: setupMessages.published,
  },
  extend: {
    title: setupMessages.extendTitle,
    text: setupMessages.extendText,
    yes: setupMessages.extendYes,
    done: setupMessages.extended,
  },
  unpublish: {
    title: setupMessages.unpublishTitle,
    text: setupMessages.unpublishText,
    yes: setupMessages.unpublishYes,
    done: setupMessages.unpublished,
  },
  remove: {
    title: setupMessages.removeTitle,
    text: setupMessages.removeText,
    yes: setupMessages.removeYes,
    done: setupMessages.removed,
  },
}

/** Confirms an irreversible action and explains its consequences. */
export function ConfirmSetupAction({ grave, setup, calls, onClose, onDone }: Props) {
  const { text, date } = useLanguage()
  const [closesOn, setClosesOn] = useState('')
  const [earliest] = useState(() => [setup.closesOn, toDhakaDate(new Date())].toSorted().at(-1) ?? '')
  const { setupId: id, revision } = setup
  const acts: Record<SetupAction, () => Promise<unknown>> = {
    publish: () => sendRequest(calls.publish, { params: { id }, body: { revision }, isPatient: true }),
    extend: () => sendRequest(calls.extend, { params: { id }, body: { closesOn, revision }, isPatient: true }),
    unpublish: () => sendRequest(calls.unpublish, { params: { id }, body: { revision }, isPatient: true }),
    remove: () => sendRequest(calls.remove, { params: { id }, isPatient: true }),
  }
  const act = async () => {
    await acts[grave]()
    onDone()
    return text(texts[grave].done)
  }
  const title = { bn: setup.titleBng, en: setup.title }
  return (
    <ConfirmDialog
      title={text(texts[grave].title)}
      yes={text(texts[grave].yes)}
      look={grave === 'remove' ? 'danger' : 'primary'}
      act={act}
      onCancel={onClose}
      {...(grave === 'extend' && { fields: { closesOn: setupMessages.newEnd } })}
    >
      {(problems) => (
        <>
          <p>{text(texts[grave].text, { title, date: date(setup.closesOn) })}</p>
          {grave === 'extend' && (
            <DateInput
              id="closesOn"
              label={text(setupMessages.newEnd)}
              value={closesOn}
              onChange={(value) => (problems.settle('closesOn'), setClosesOn(value))}
              min={earliest}
              error={problems.errorOf('closesOn')}
            />
          )}
        </>
      )}
    </ConfirmDialog>
  )
}
