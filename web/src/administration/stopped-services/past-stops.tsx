import { useLanguage } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { useDhakaMoment } from '#components/layout/deadline.tsx'
import { StopAuthor } from './stop-author.tsx'
import type { ServiceStop } from './stopped-services-page.tsx'
import { stoppedServiceMessages } from './messages.ts'

/** Lists the stops that are over, newest first, with who made and ended them and why. */
export function PastStops({ stops }: { stops: readonly ServiceStop[] }) {
  const { text } = useLanguage()
  return (
    <Card title={text(stoppedServiceMessages.past)}>
      {stops.length === 0 && <p className="text-muted">{text(stoppedServiceMessages.none)}</p>}
      <ul className="grid gap-4 empty:hidden">
        {stops.map((stop) => (
          <li key={stop.stopId} className="border-l-4 border-line pl-4">
            <PastStop stop={stop} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function PastStop({ stop }: { stop: ServiceStop }) {
  const { text, date } = useLanguage()
  const { title, titleBng, reason, reasonBng, opensOn, reopenedAt, reopenedBy, reopenedByBng, reopenReason } = stop
  const when = useDhakaMoment(new Date(reopenedAt ?? 0))
  const person = { bn: reopenedByBng ?? reopenedBy ?? '', en: reopenedBy ?? '' }
  return (
    <>
      <p className="font-semibold">{text({ bn: titleBng, en: title })}</p>
      <p className="break-words">{text({ bn: reasonBng, en: reason })}</p>
      <StopAuthor stop={stop} />
      <p className="text-sm break-words text-muted">
        {reopenedAt
          ? text(stoppedServiceMessages.reopenedBy, { person, when, reason: reopenReason ?? '' })
          : opensOn && text(stoppedServiceMessages.openedByDay, { date: date(opensOn) })}
      </p>
    </>
  )
}
