import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { requestConsentCode } from '@wewb/domain/casework/application-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { getServiceScreen } from '@wewb/domain/access/service-screen'
import { useText } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Button } from '#components/inputs/button.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { useActions } from '#lib/api-client/use-menus.ts'
import { RequestConsent } from './request-consent.tsx'
import { PrintableFormButton } from '#casework/applying/printable-form-button.tsx'
import { UnsubmittedForms } from './unsubmitted-forms.tsx'
import { ConsentCode } from './consent-code.tsx'
import { onBehalfMessages } from './on-behalf-messages.ts'

export type ConsentRequest = { applicantMobile: string; setupId: number | undefined }
export type Consent = ConsentRequest & ResponseOf<typeof requestConsentCode>

/** Lets an officer fill in the form on behalf of an applicant, who consents by a code sent to the phone. */
export function ApplyOnBehalf({ service }: { service: string }) {
  const text = useText()
  const actions = useActions(getServiceScreen(service).path)
  const [query] = useSearchParams()
  // The caller's page passes the mobile number in the URL.
  const [isOpen, setIsOpen] = useState(query.has('mobile'))
  const [consent, setConsent] = useState<Consent>()
  if (!actions.has('create')) return null
  const close = () => {
    setIsOpen(false)
    setConsent(undefined)
  }
  return (
    <>
      <Button variant="secondary" icon={<UserRoundPlus aria-hidden size={20} />} onClick={() => setIsOpen(true)}>
        {text(onBehalfMessages.open)}
      </Button>
      <Modal isOpen={isOpen} onClose={close} title={text(onBehalfMessages.title)} size="lg">
        {consent ? (
          <ConsentCode service={service} consent={consent} onBack={() => setConsent(undefined)} />
        ) : (
          <>
            <PrintableFormButton service={service} />
            <UnsubmittedForms service={service} />
            <RequestConsent service={service} initialMobile={query.get('mobile') ?? ''} onSent={setConsent} />
          </>
        )}
      </Modal>
    </>
  )
}
