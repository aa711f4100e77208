import { eventNames } from '../../../../domain/src/messages/states.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { PersonName } from '../../ui/person-name.tsx'
import type { WholeMessage } from './use-messages.ts'
import { words } from './words.ts'

/** Each try and all news, in their order. */
export function MessageHistory({ events }: { events: WholeMessage['events'] }) {
  const { text, dateInTable, time } = useLanguage()
  if (events.length === 0) return <p className="text-muted">{text(words.noHistory)}</p>
  return (
    <ol className="grid gap-3">
      {events.map(({ at, kind, detail, by, byBng }) => (
        <li key={`${at} ${kind}`} className="border-l-4 border-line pl-3">
          <p className="font-semibold">{text(eventNames[kind])}</p>
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
