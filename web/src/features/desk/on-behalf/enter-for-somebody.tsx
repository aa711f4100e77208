import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { askConsent } from '../../../../../domain/src/contracts/applications.ts'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import { screenOfService } from '../../../../../domain/src/access/service-screen.ts'
import { useText } from '../../../i18n/language.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { useActions } from '../../../api-client/use-menus.ts'
import { AskForMobile } from './ask-for-mobile.tsx'
import { BegunForms } from './begun-forms.tsx'
import { ConsentCode } from './consent-code.tsx'
import { words } from './on-behalf-words.ts'

export type Asked = { applicantMobile: string; setupId: number | undefined }
export type Consent = Asked & AnswerOf<typeof askConsent>

/** For who cannot do it alone: the officer fills in the form, with the applicant's consent by a code on the phone. */
export function EnterForSomebody({ service }: { service: string }) {
  const text = useText()
  const actions = useActions(screenOfService(service).path)
  const [query] = useSearchParams()
  // Who comes from a caller's page brings the number along.
  const [isOpen, setIsOpen] = useState(query.has('mobile'))
  const [consent, setConsent] = useState<Consent>()
  if (!actions.has('create')) return null
  const close = () => {
    setIsOpen(false)
    setConsent(undefined)
  }
  return (
    <>
      <Button look="secondary" icon={<UserRoundPlus aria-hidden size={20} />} onClick={() => setIsOpen(true)}>
        {text(words.open)}
      </Button>
      <Modal isOpen={isOpen} onClose={close} title={text(words.title)} size="lg">
        {consent ? (
          <ConsentCode service={service} consent={consent} onBack={() => setConsent(undefined)} />
        ) : (
          <>
            <BegunForms service={service} />
            <AskForMobile service={service} given={query.get('mobile') ?? ''} onSent={setConsent} />
          </>
        )}
      </Modal>
    </>
  )
}
