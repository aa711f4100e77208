import { useLanguage } from '../../../i18n/language.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { secondFactorWords as words } from './second-factor-words.ts'
import { useSecondFactor } from './use-second-factor.ts'

/** On the profile: whether it is on, and the way to it. Where the board has switched it off there is nothing to see. */
export function SecondFactorCard() {
  const { text } = useLanguage()
  const { data } = useSecondFactor()
  if (!data || (data.rule === 'OFF' && data.ways.length === 0)) return null
  const isOn = data.ways.length > 0
  const isMissing = !isOn && data.rule === 'REQUIRED'
  return (
    <Card
      title={text(words.title)}
      aside={<StatusBadge status={isOn ? 'done' : isMissing ? 'needs-you' : 'draft'}>{text(isOn ? words.on : words.off)}</StatusBadge>}
    >
      <p className="text-muted">{text(isMissing ? words.required : words.intro)}</p>
      <ButtonLink to="/profile?view=second-factor" look={isOn ? 'secondary' : 'primary'} className="mt-4">
        {text(isOn ? words.manage : words.switchOn)}
      </ButtonLink>
    </Card>
  )
}
