import { useLanguage } from '#lib/i18n/language.tsx'
import { ButtonLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { StatusBadge } from '#components/feedback/status-badge.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'
import { useSecondFactor } from './use-second-factor.ts'

/** Shows on the profile whether it is active, with a link. Hidden when it is switched off for the portal. */
export function SecondFactorCard() {
  const { text } = useLanguage()
  const { data } = useSecondFactor()
  if (!data || (data.rule === 'OFF' && data.ways.length === 0)) return null
  const isOn = data.ways.length > 0
  const isMissing = !isOn && data.rule === 'REQUIRED'
  return (
    <Card
      title={text(secondFactorMessages.title)}
      aside={
        <StatusBadge status={isOn ? 'done' : isMissing ? 'needs-you' : 'draft'}>
          {text(isOn ? secondFactorMessages.on : secondFactorMessages.off)}
        </StatusBadge>
      }
    >
      <p className="text-muted">{text(isMissing ? secondFactorMessages.required : secondFactorMessages.intro)}</p>
      <ButtonLink to="/profile?view=second-factor" variant={isOn ? 'secondary' : 'primary'} className="mt-4">
        {text(isOn ? secondFactorMessages.manage : secondFactorMessages.switchOn)}
      </ButtonLink>
    </Card>
  )
}
