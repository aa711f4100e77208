import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { requestConsentCode } from '@wewb/domain/casework/application-contracts'
import { listServices } from '@wewb/domain/services/service-contracts'
import { issue } from '@wewb/domain/engine/fields/issue'
import { parseMobile } from '@wewb/domain/engine/fields/formats'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Form } from '#components/inputs/form.tsx'
import { Select } from '#components/inputs/select.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { useDefinition } from '#casework/desk/use-definition.ts'
import type { Consent } from './apply-on-behalf.tsx'
import { onBehalfMessages } from './on-behalf-messages.ts'

const labels = { setupId: onBehalfMessages.circular, applicantMobile: onBehalfMessages.mobile }

/** Asks for the applicant and the circular. */
export function RequestConsent({
  service,
  initialMobile,
  onSent,
}: {
  service: string
  initialMobile: string
  onSent(consent: Consent): void
}) {
  const { text } = useLanguage()
  const [applicantMobile, setMobile] = useState(initialMobile)
  const [setupId, setSetupId] = useState('')
  const { data: definition } = useDefinition(service)
  const services = useQuery({ queryKey: ['services'], queryFn: async () => (await sendRequest(listServices)).data })
  const problems = useProblems(labels)
  const { isBusy, run } = useBusy()
  if (!services.data || !definition) return <SkeletonLines lines={3} />

  const needsSetup = definition.needsSetup === true
  const setups = services.data.find((one) => one.service === service)?.setups ?? []
  const send = () => {
    const missing = [
      ...(needsSetup && !setupId ? [issue('setupId', 'required')] : []),
      ...(parseMobile(applicantMobile) ? [] : [issue('applicantMobile', 'not-a-mobile')]),
    ]
    if (problems.showIssues(missing)) return
    void run(async () => {
      try {
        const { data } = await sendRequest(requestConsentCode, {
          body: { service, applicantMobile },
          isOfflineTolerant: true,
        })
        onSent({ ...data, applicantMobile, setupId: needsSetup ? Number(setupId) : undefined })
      } catch (problem) {
        problems.showProblem(problem)
      }
    })
  }
  if (needsSetup && setups.length === 0) return <Alert kind="info">{text(onBehalfMessages.noCircular)}</Alert>
  return (
    <Form problems={problems} onSubmit={send}>
      <p className="text-muted">{text(onBehalfMessages.why)}</p>
      {needsSetup && (
        <Select
          id="setupId"
          label={text(onBehalfMessages.circular)}
          value={setupId}
          onChange={(value) => (problems.clearErrorsAt('setupId'), setSetupId(value))}
          error={problems.errorOf('setupId')}
          options={setups.map((setup) => ({
            value: String(setup.setupId),
            label: text({ bn: setup.titleBng, en: setup.title }),
          }))}
        />
      )}
      <TextInput
        id="applicantMobile"
        script="phone"
        width="medium"
        autoComplete="off"
        label={text(onBehalfMessages.mobile)}
        hint={text(onBehalfMessages.mobileHint)}
        value={applicantMobile}
        onChange={(value) => (problems.clearErrorsAt('applicantMobile'), setMobile(value))}
        error={problems.errorOf('applicantMobile')}
      />
      <Button type="submit" isBusy={isBusy}>
        {text(onBehalfMessages.send)}
      </Button>
    </Form>
  )
}
