import { useState } from 'react'
import { renewRecoveryCodes, switchOffSecondFactor } from '@wewb/domain/identity/second-factor-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { StatusBadge } from '#components/feedback/status-badge.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { classes } from '#components/styles/class-names.ts'
import { Reauthenticate, type ReauthenticationProof } from './reauthenticate.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'
import { useSecondFactorMethodName, type SecondFactor } from './use-second-factor.ts'

/** At or below this number, new codes are suggested. */
const fewCodes = 3

type Props = { factor: SecondFactor; onCodes(codes: string[]): void; onDisabled(): void }

/** Shows the active methods, with actions that each need password and code. */
export function ManageSecondFactor({ factor, onCodes, onDisabled }: Props) {
  const { text } = useLanguage()
  const [dialog, setDialog] = useState<'codes' | 'off'>()
  const renew = async (proof: ReauthenticationProof) => {
    const { data, message } = await sendRequest(renewRecoveryCodes, { body: proof })
    toast({ kind: 'success', text: message })
    onCodes(data.recoveryCodes)
  }
  const switchOff = async (proof: ReauthenticationProof) => {
    const { message } = await sendRequest(switchOffSecondFactor, { body: proof })
    toast({ kind: 'success', text: message })
    onDisabled()
  }
  const close = () => setDialog(undefined)
  return (
    <div className="grid w-full max-w-[40rem] gap-4">
      <Facts factor={factor} />
      {dialog === 'codes' && (
        <Reauthenticate
          factor={factor}
          title={text(secondFactorMessages.newCodes)}
          intro={text(secondFactorMessages.newCodesText)}
          submitLabel={text(secondFactorMessages.makeCodes)}
          onSubmit={renew}
          onCancel={close}
        />
      )}
      {dialog === 'off' && (
        <Reauthenticate
          factor={factor}
          title={text(secondFactorMessages.switchOff)}
          intro={text(secondFactorMessages.switchOffText)}
          submitLabel={text(secondFactorMessages.switchOffYes)}
          variant="danger"
          onSubmit={switchOff}
          onCancel={close}
        />
      )}
      {!dialog && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setDialog('codes')}>
            {text(secondFactorMessages.newCodes)}
          </Button>
          <Button variant="danger" onClick={() => setDialog('off')}>
            {text(secondFactorMessages.switchOff)}
          </Button>
        </div>
      )}
    </div>
  )
}

function Facts({ factor }: { factor: SecondFactor }) {
  const { text, date, time } = useLanguage()
  const { nameOf } = useSecondFactorMethodName(factor)
  const facts = [
    [
      secondFactorMessages.ways,
      factor.ways
        .filter((method) => method !== 'RECOVERY')
        .map(nameOf)
        .join(', '),
    ],
    [secondFactorMessages.since, factor.since && `${date(factor.since)}, ${time(factor.since)}`],
    [secondFactorMessages.recoveryLeft, text(secondFactorMessages.left, { n: factor.recoveryLeft })],
  ] as const
  return (
    <Card
      title={text(secondFactorMessages.title)}
      aside={<StatusBadge status="done">{text(secondFactorMessages.on)}</StatusBadge>}
    >
      <dl className="grid">
        {facts.map(([name, value]) => (
          <div
            key={name.en}
            className={classes(
              'grid gap-x-4 border-b border-line py-2.5 first:pt-0 last:border-0 last:pb-0',
              'sm:grid-cols-[2fr_3fr]',
            )}
          >
            <dt className="text-muted">{text(name)}</dt>
            <dd className="font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {factor.recoveryLeft <= fewCodes && (
        <div className="mt-4">
          <Alert kind="needs-you">{text(secondFactorMessages.fewLeft)}</Alert>
        </div>
      )}
    </Card>
  )
}
