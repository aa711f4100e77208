import { useLanguage } from '#lib/i18n/language.tsx'
import { Link } from '#lib/router/link.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import type { MessageListResponse } from './use-message-log.ts'
import { messageLogMessages } from './message-log-messages.ts'

/** Counts messages by state; figures that may need attention link to their messages. */
export function MessageCounts({ counts }: { counts: MessageListResponse['counts'] }) {
  const { text, number } = useLanguage()
  const figures = [
    { name: messageLogMessages.countWaiting, n: counts.waiting, to: '?state=queued' },
    { name: messageLogMessages.countSent, n: counts.sent },
    { name: messageLogMessages.countDelivered, n: counts.delivered },
    { name: messageLogMessages.countFailed, n: counts.failed, to: '?state=failed', isGrave: counts.failed > 0 },
    { name: messageLogMessages.countDoubtful, n: counts.doubtful, to: '?state=unknown', isGrave: counts.doubtful > 0 },
  ]
  return (
    <dl aria-label={text(messageLogMessages.counts)} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {figures.map(({ name, n, to, isGrave }) => (
        <div
          key={name.en}
          className="flex flex-col-reverse justify-end rounded-card border border-line bg-card px-4 py-3"
        >
          <dt className="text-sm text-muted">
            {to ? (
              <Link
                to={to}
                className={classes('inline-flex min-h-6 rounded-sm text-brand underline underline-offset-4', focusRing)}
              >
                {text(name)}
              </Link>
            ) : (
              text(name)
            )}
          </dt>
          <dd className={classes('text-2xl font-bold tabular-nums', isGrave && 'text-danger')}>{number(n)}</dd>
        </div>
      ))}
    </dl>
  )
}
