import { messageEventNames } from '@wewb/domain/messaging/message-states'
import { useLanguage } from '#lib/i18n/language.tsx'
import { PersonName } from '#components/layout/person-name.tsx'
import type { MessageDetail } from './use-message-log.ts'
import { messageLogMessages } from './message-log-messages.ts'

/** Lists all attempts and delivery reports in order. */
export function MessageHistory({ events }: { events: MessageDetail['events'] }) {
  const { text, dateInTable, time } = useLanguage()
  if (events.length === 0) return <p className="text-muted">{text(messageLogMessages.noHistory)}</p>
  return (
    <ol className="grid gap-3">
      {events.map(({ at, kind, detail, by, byBng }) => (
        <li key={`${at} ${kind}`} className="border-l-4 border-line pl-3">
          <p className="font-semibold">{text(messageEventNames[kind])}</p>
          <p className="text-sm text-muted">
            <time dateTime={at}>{`${dateInTable(at)}, ${time(at)}`}</time>
            {by && (
              <>
                {' · '}
                <PersonName name={by} nameBng={byBng} />
              </>
            )}
          </p>
          {detail && (
            <p {...(kind === 'resent' ? {} : { lang: 'en' })} className="wrap-anywhere">
              {detail}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
