import { HeartHandshake } from 'lucide-react'
import { useState } from 'react'
import { startRenewal } from '../../../../domain/src/contracts/results.ts'
import { dhakaDay } from '../../../../domain/src/language/dates.ts'
import { awaitedInstalment } from '../../../../domain/src/awards/renewal.ts'
import { call } from '../../api-client/call.ts'
import type { Application } from '../../forms/application.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useLocation, useNavigate } from '../../router/router.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { problemMessage } from '../../ui/use-problems.ts'
import { words } from './words.ts'

/** Once a year the family says that the child lives; then the instalment of that year is paid. */
export function GiveLifeCertificate({ application }: { application: Application }) {
  const { text, digits } = useLanguage()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { isBusy, run } = useBusy()
  const [failure, setFailure] = useState<unknown>()
  const [today] = useState(() => dhakaDay(new Date()))
  const { applicationNo, instalments, ownYn } = application
  const awaited = ownYn === 'Y' ? awaitedInstalment(instalments, today) : undefined
  if (!awaited) return null
  const begin = () =>
    void run(async () => {
      setFailure(undefined)
      try {
        const { data } = await call(startRenewal, { params: { applicationNo }, isPatient: true })
        navigate(`${pathname}?application=${data.applicationNo}`)
      } catch (problem) {
        setFailure(problem)
      }
    })
  return (
    <section className="grid gap-3 rounded-card border-2 border-needs-you bg-needs-you-soft p-5">
      <h2 className="text-lg font-bold text-needs-you">{text(words.certificateTitle, { year: digits(awaited.year) })}</h2>
      <p>{text(awaited.state === 'HOLD' ? words.certificateHold : words.certificateText)}</p>
      {failure !== undefined && <Alert kind="danger" title={text(problemMessage(failure))} />}
      <div>
        <Button icon={<HeartHandshake aria-hidden size={20} />} isBusy={isBusy} onClick={begin} className="w-full sm:w-auto">
          {text(words.giveCertificate)}
        </Button>
      </div>
    </section>
  )
}
