import { useState } from 'react'
import { renewRecoveryCodes, switchOffSecondFactor } from '../../../../../domain/src/contracts/second-factor.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { toast } from '../../../ui/toast.tsx'
import { ProveOneself, type Proof } from './prove-oneself.tsx'
import { secondFactorWords as words } from './second-factor-words.ts'
import { useWayName, type SecondFactor } from './use-second-factor.ts'

/** So few that the next ones should be made. */
const fewCodes = 3

type Props = { factor: SecondFactor; onCodes(codes: string[]): void; onOff(): void }

/** What is on, and the two things to be done with it, each after password and code. */
export function Manage({ factor, onCodes, onOff }: Props) {
  const { text } = useLanguage()
  const [asked, setAsked] = useState<'codes' | 'off'>()
  const renew = async (proof: Proof) => {
    const { data, message } = await call(renewRecoveryCodes, { body: proof })
    toast({ kind: 'success', text: message })
    onCodes(data.recoveryCodes)
  }
  const switchOff = async (proof: Proof) => {
    const { message } = await call(switchOffSecondFactor, { body: proof })
    toast({ kind: 'success', text: message })
    onOff()
  }
  const close = () => setAsked(undefined)
  return (
    <div className="grid w-full max-w-[40rem] gap-4">
      <Facts factor={factor} />
      {asked === 'codes' && (
        <ProveOneself
          factor={factor}
          title={text(words.newCodes)}
          intro={text(words.newCodesText)}
          act={text(words.makeCodes)}
          onProven={renew}
          onCancel={close}
        />
      )}
      {asked === 'off' && (
        <ProveOneself
          factor={factor}
          title={text(words.switchOff)}
          intro={text(words.switchOffText)}
          act={text(words.switchOffYes)}
          look="danger"
          onProven={switchOff}
          onCancel={close}
        />
      )}
      {!asked && (
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={() => setAsked('codes')}>
            {text(words.newCodes)}
          </Button>
          <Button look="danger" onClick={() => setAsked('off')}>
            {text(words.switchOff)}
          </Button>
        </div>
      )}
    </div>
  )
}

function Facts({ factor }: { factor: SecondFactor }) {
  const { text, date, time } = useLanguage()
  const { nameOf } = useWayName(factor)
  const facts = [
    [
      words.ways,
      factor.ways
        .filter((way) => way !== 'RECOVERY')
        .map(nameOf)
        .join(', '),
    ],
    [words.since, factor.since && `${date(factor.since)}, ${time(factor.since)}`],
    [words.recoveryLeft, text(words.left, { n: factor.recoveryLeft })],
  ] as const
  return (
    <Card title={text(words.title)} aside={<StatusBadge status="done">{text(words.on)}</StatusBadge>}>
      <dl className="grid">
        {facts.map(([name, value]) => (
          <div key={name.en} className="grid gap-x-4 border-b border-line py-2.5 first:pt-0 last:border-0 last:pb-0 sm:grid-cols-[2fr_3fr]">
            <dt className="text-muted">{text(name)}</dt>
            <dd className="font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {factor.recoveryLeft <= fewCodes && (
        <div className="mt-4">
          <Alert kind="needs-you">{text(words.fewLeft)}</Alert>
        </div>
      )}
    </Card>
  )
}
