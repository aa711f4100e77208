import { callReasonNames } from '../../../../domain/src/contracts/calls.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { PersonName } from '../../ui/person-name.tsx'
import type { PastCall } from './use-caller.ts'

/** What colleagues were asked and said before, newest first. */
export function PastCalls({ calls }: { calls: readonly PastCall[] }) {
  const { text, date, time } = useLanguage()
  return (
    <ol className="grid gap-3">
      {calls.map(({ callId, at, agent, agentBng, reason, note, applicationNo }) => (
        <li key={callId} className="border-l-4 border-line pl-3">
          <p className="font-semibold">{text(callReasonNames[reason])}</p>
          <p className="text-sm text-muted">
            <time dateTime={at}>{`${date(at)}, ${time(at)}`}</time> · <PersonName name={agent} nameBng={agentBng} />
            {applicationNo && (
              <>
                {' '}
                · <span lang="en">{applicationNo}</span>
              </>
            )}
          </p>
          <p className="break-words whitespace-pre-line">{note}</p>
        </li>
      ))}
    </ol>
  )
}
