import { phoneCallReasonNames } from '@wewb/domain/reporting/phone-call-contracts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { PersonName } from '#components/layout/person-name.tsx'
import type { PastPhoneCall } from './use-caller.ts'

/** Lists earlier phone calls, newest first. */
export function PastPhoneCalls({ phoneCalls }: { phoneCalls: readonly PastPhoneCall[] }) {
  const { text, date, time } = useLanguage()
  return (
    <ol className="grid gap-3">
      {phoneCalls.map(({ callId, at, agent, agentBng, reason, note, applicationNo }) => (
        <li key={callId} className="border-l-4 border-line pl-3">
          <p className="font-semibold">{text(phoneCallReasonNames[reason])}</p>
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
