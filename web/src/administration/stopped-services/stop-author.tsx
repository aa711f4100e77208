import { useText } from '#lib/i18n/language.tsx'
import { useDhakaMoment } from '#components/layout/deadline.tsx'
import type { ServiceStop } from './stopped-services-page.tsx'
import { stoppedServiceMessages } from './messages.ts'

export function StopAuthor({ stop: { stoppedAt, stoppedBy, stoppedByBng } }: { stop: ServiceStop }) {
  const text = useText()
  const when = useDhakaMoment(new Date(stoppedAt))
  return (
    <span className="block text-sm text-muted">
      {text(stoppedServiceMessages.stoppedBy, { person: { bn: stoppedByBng ?? stoppedBy, en: stoppedBy }, when })}
    </span>
  )
}
