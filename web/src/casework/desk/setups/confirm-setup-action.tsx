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
type Props = { action: SetupAction; setup: Setup; endpoints: SetupEndpoints; onClose(): void; onDone(): void }

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
export function ConfirmSetupAction({ action, setup, endpoints, onClose, onDone }: Props) {
  const { text, date } = useLanguage()
  const [closesOn, setClosesOn] = useState('')
  const [earliest] = useState(() => [setup.closesOn, toDhakaDate(new Date())].toSorted().at(-1) ?? '')
  const { setupId: id, revision } = setup
  const acts: Record<SetupAction, () => Promise<unknown>> = {
    publish: () => sendRequest(endpoints.publish, { params: { id }, body: { revision }, isOfflineTolerant: true }),
    extend: () =>
      sendRequest(endpoints.extend, { params: { id }, body: { closesOn, revision }, isOfflineTolerant: true }),
    unpublish: () => sendRequest(endpoints.unpublish, { params: { id }, body: { revision }, isOfflineTolerant: true }),
    remove: () => sendRequest(endpoints.remove, { params: { id }, isOfflineTolerant: true }),
  }
  const act = async () => {
    await acts[action]()
    onDone()
    return text(texts[action].done)
  }
  const title = { bn: setup.titleBng, en: setup.title }
  return (
    <ConfirmDialog
      title={text(texts[action].title)}
      confirmLabel={text(texts[action].yes)}
      variant={action === 'remove' ? 'danger' : 'primary'}
      onConfirm={act}
      onCancel={onClose}
      {...(action === 'extend' && { fields: { closesOn: setupMessages.newEnd } })}
    >
      {(problems) => (
        <>
          <p>{text(texts[action].text, { title, date: date(setup.closesOn) })}</p>
          {action === 'extend' && (
            <DateInput
              id="closesOn"
              label={text(setupMessages.newEnd)}
              value={closesOn}
              onChange={(value) => (problems.clearErrorsAt('closesOn'), setClosesOn(value))}
              min={earliest}
              error={problems.errorOf('closesOn')}
            />
          )}
        </>
      )}
    </ConfirmDialog>
  )
}
