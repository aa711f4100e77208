import { CalendarClock, CalendarX } from 'lucide-react'
import { useState } from 'react'
import { startApplication } from '../../../../domain/src/contracts/applications.ts'
import { dhakaDay } from '../../../../domain/src/language/dates.ts'
import { call } from '../../api-client/call.ts'
import type { OpenService } from '../../forms/use-my-applications.ts'
import { useLanguage, useText } from '../../i18n/language.tsx'
import { useNavigate } from '../../router/router.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button, TextLink } from '../../ui/button.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { problemMessage } from '../../ui/use-problems.ts'
import { useAddress } from './use-address.ts'
import { words } from './words.ts'

type Circular = { setupId: number | null; title: string; titleBng: string; closesOn: string | null }

/** What can be applied for today. A service without circulars is one that never closes. */
export function OpenCirculars({ service }: { service: OpenService }) {
  const text = useText()
  if (service.openYn === 'N') {
    return (
      <Card>
        <EmptyState icon={<CalendarX aria-hidden size={28} />} title={text(words.deadlineOver)}>
          <p>{text(words.deadlineOverText)}</p>
          <p className="mt-2">
            <TextLink to="/#notice-board">{text(words.noticeBoard)}</TextLink>
          </p>
        </EmptyState>
      </Card>
    )
  }
  const always: Circular = { setupId: null, title: service.title, titleBng: service.titleBng, closesOn: null }
  const circulars: readonly Circular[] = service.setups.length > 0 ? service.setups : [always]
  return (
    <Card title={text(words.openCirculars)}>
      <ul className="grid gap-3">
        {circulars.map((circular) => (
          <Row key={circular.setupId} service={service.service} circular={circular} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ service, circular }: { service: string; circular: Circular }) {
  const text = useText()
  const navigate = useNavigate()
  const address = useAddress()
  const { isBusy, run } = useBusy()
  const [failure, setFailure] = useState<unknown>()
  const apply = () =>
    void run(async () => {
      setFailure(undefined)
      try {
        // Applying twice goes on with the first draft, so a second press does no harm.
        const body = { service, ...(circular.setupId !== null && { setupId: circular.setupId }) }
        const { data } = await call(startApplication, { body, isPatient: true })
        navigate(address({ application: data.applicationNo }))
      } catch (problem) {
        setFailure(problem)
      }
    })
  const name = text({ bn: circular.titleBng, en: circular.title })
  return (
    <li className="grid gap-3 rounded-control border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h3 className="font-semibold">{name}</h3>
          {circular.closesOn && <LastDay day={circular.closesOn} />}
        </div>
        <Button isBusy={isBusy} onClick={apply} className="w-full sm:w-auto">
          {text(words.apply)}
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
      {failure !== undefined && <Alert kind="danger" title={text(problemMessage(failure))} />}
    </li>
  )
}

const millisecondsOfDay = 24 * 60 * 60 * 1000
const soon = 7

function LastDay({ day }: { day: string }) {
  const { text, date } = useLanguage()
  const [today] = useState(() => dhakaDay(new Date()))
  const left = Math.round((Date.parse(day) - Date.parse(today)) / millisecondsOfDay)
  return (
    <p className="flex items-start gap-2 text-muted">
      <CalendarClock aria-hidden size={18} className="mt-1 shrink-0 text-brand" />
      <span>
        {text(words.applyUntil, { date: date(day) })}
        {left <= soon && (
          <span className="font-semibold text-needs-you"> · {left <= 0 ? text(words.lastDay) : text(words.daysLeft, { n: left })}</span>
        )}
      </span>
    </p>
  )
}
