import { CalendarClock, CalendarX } from 'lucide-react'
import { useState } from 'react'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { OpenService } from '#form-engine/applications/use-my-applications.ts'
import { useText } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { Deadline } from '#components/layout/deadline.tsx'
import { StartApplicationButton } from './start-application-button.tsx'
import { serviceHomeMessages } from './service-home-messages.ts'

type Circular = { setupId: number | null; title: string; titleBng: string; closesOn: string | null }

/** Lists the open circulars. A service without circulars is always open. */
export function OpenCirculars({ service }: { service: OpenService }) {
  const text = useText()
  if (service.openYn === 'N') {
    return (
      <Card>
        <EmptyState icon={<CalendarX aria-hidden size={28} />} title={text(serviceHomeMessages.deadlineOver)}>
          <p>{text(serviceHomeMessages.deadlineOverText)}</p>
          <p className="mt-2">
            <TextLink to="/#notice-board">{text(serviceHomeMessages.noticeBoard)}</TextLink>
          </p>
        </EmptyState>
      </Card>
    )
  }
  const always: Circular = { setupId: null, title: service.title, titleBng: service.titleBng, closesOn: null }
  const circulars: readonly Circular[] = service.setups.length > 0 ? service.setups : [always]
  return (
    <Card title={text(serviceHomeMessages.openCirculars)}>
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
  const name = text({ bn: circular.titleBng, en: circular.title })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-control border border-line p-4">
      <div className="min-w-0">
        <h3 className="font-semibold">{name}</h3>
        {circular.closesOn && <LastDay day={circular.closesOn} />}
      </div>
      <StartApplicationButton service={service} setupId={circular.setupId}>
        {text(serviceHomeMessages.apply)}
        <span className="sr-only">: {name}</span>
      </StartApplicationButton>
    </li>
  )
}

const millisecondsOfDay = 24 * 60 * 60 * 1000
const soon = 7

function LastDay({ day }: { day: string }) {
  const text = useText()
  const [today] = useState(() => toDhakaDate(new Date()))
  const left = Math.round((Date.parse(day) - Date.parse(today)) / millisecondsOfDay)
  return (
    <p className="flex items-start gap-2 text-muted">
      <CalendarClock aria-hidden size={18} className="mt-1 shrink-0 text-brand" />
      <span>
        <Deadline sentence={serviceHomeMessages.applyUntil} day={day} />
        {left <= soon && (
          <span className="font-semibold text-needs-you">
            {' '}
            · {left <= 0 ? text(serviceHomeMessages.lastDay) : text(serviceHomeMessages.daysLeft, { n: left })}
          </span>
        )}
      </span>
    </p>
  )
}
