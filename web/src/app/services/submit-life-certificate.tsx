import { HeartHandshake } from 'lucide-react'
import { useState } from 'react'
import { startRenewal } from '@wewb/domain/content/result-contracts'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { findInstalmentToRenew } from '@wewb/domain/services/awards/renewal'
import { sendRequest } from '#lib/api-client/send-request.ts'
import type { Application } from '#form-engine/applications/application.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useLocation, useNavigate } from '#lib/router/router.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { servicePageMessages } from './messages.ts'

/** Submits the yearly life certificate, after which the instalment of that year is paid. */
export function SubmitLifeCertificate({ application }: { application: Application }) {
  const { text, digits } = useLanguage()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { isBusy, run } = useBusy()
  const [failure, setFailure] = useState<unknown>()
  const [today] = useState(() => toDhakaDate(new Date()))
  const { applicationNo, instalments, ownYn } = application
  const awaited = ownYn === 'Y' ? findInstalmentToRenew(instalments, today) : undefined
  if (!awaited) return null
  const begin = () =>
    void run(async () => {
      setFailure(undefined)
      try {
        const { data } = await sendRequest(startRenewal, { params: { applicationNo }, isOfflineTolerant: true })
        navigate(`${pathname}?application=${data.applicationNo}`)
      } catch (problem) {
        setFailure(problem)
      }
    })
  return (
    <section className="grid gap-3 rounded-card border-2 border-needs-you bg-needs-you-soft p-5">
      <h2 className="text-lg font-bold text-needs-you">
        {text(servicePageMessages.certificateTitle, { year: digits(awaited.year) })}
      </h2>
      <p>
        {text(awaited.state === 'HOLD' ? servicePageMessages.certificateHold : servicePageMessages.certificateText)}
      </p>
      {failure !== undefined && <Alert kind="danger" title={text(problemMessage(failure))} />}
      <div>
        <Button
          icon={<HeartHandshake aria-hidden size={20} />}
          isBusy={isBusy}
          onClick={begin}
          className="w-full sm:w-auto"
        >
          {text(servicePageMessages.giveCertificate)}
        </Button>
      </div>
    </section>
  )
}
