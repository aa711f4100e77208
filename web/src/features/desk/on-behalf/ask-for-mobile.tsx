import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askConsent } from '../../../../../domain/src/contracts/applications.ts'
import { listServices } from '../../../../../domain/src/contracts/services.ts'
import { issue } from '../../../../../domain/src/fields/issue.ts'
import { readMobile } from '../../../../../domain/src/fields/formats.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { Select } from '../../../ui/select.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { useProblems } from '../../../ui/use-problems.ts'
import { useDefinition } from '../use-definition.ts'
import type { Consent } from './enter-for-somebody.tsx'
import { words } from './on-behalf-words.ts'

const labels = { setupId: words.circular, applicantMobile: words.mobile }

/** Whose application, and under which circular. */
export function AskForMobile({ service, given, onSent }: { service: string; given: string; onSent(consent: Consent): void }) {
  const { text } = useLanguage()
  const [applicantMobile, setMobile] = useState(given)
  const [setupId, setSetupId] = useState('')
  const { data: definition } = useDefinition(service)
  const services = useQuery({ queryKey: ['services'], queryFn: async () => (await call(listServices)).data })
  const problems = useProblems(labels)
  const { isBusy, run } = useBusy()
  if (!services.data || !definition) return <SkeletonLines lines={3} />

  const needsSetup = definition.needsSetup === true
  const setups = services.data.find((one) => one.service === service)?.setups ?? []
  const send = () => {
    const missing = [
      ...(needsSetup && !setupId ? [issue('setupId', 'required')] : []),
      ...(readMobile(applicantMobile) ? [] : [issue('applicantMobile', 'not-a-mobile')]),
    ]
    if (problems.refuse(missing)) return
    void run(async () => {
      try {
        const { data } = await call(askConsent, { body: { service, applicantMobile }, isPatient: true })
        onSent({ ...data, applicantMobile, setupId: needsSetup ? Number(setupId) : undefined })
      } catch (problem) {
        problems.failed(problem)
      }
    })
  }
  if (needsSetup && setups.length === 0) return <Alert kind="info">{text(words.noCircular)}</Alert>
  return (
    <Form problems={problems} onSubmit={send}>
      <p className="text-muted">{text(words.why)}</p>
      {needsSetup && (
        <Select
          id="setupId"
          label={text(words.circular)}
          value={setupId}
          onChange={(value) => (problems.settle('setupId'), setSetupId(value))}
          error={problems.errorOf('setupId')}
          options={setups.map((setup) => ({ value: String(setup.setupId), label: text({ bn: setup.titleBng, en: setup.title }) }))}
        />
      )}
      <TextInput
        id="applicantMobile"
        script="phone"
        width="medium"
        autoComplete="off"
        label={text(words.mobile)}
        hint={text(words.mobileHint)}
        value={applicantMobile}
        onChange={(value) => (problems.settle('applicantMobile'), setMobile(value))}
        error={problems.errorOf('applicantMobile')}
      />
      <Button type="submit" isBusy={isBusy}>
        {text(words.send)}
      </Button>
    </Form>
  )
}
