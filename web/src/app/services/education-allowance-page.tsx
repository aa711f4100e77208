import { History } from 'lucide-react'
import { useText } from '../../i18n/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ServicePage } from './service-page.tsx'
import { words } from './words.ts'

/** Stipends of past years can be linked besides. */
export const EducationAllowancePage = () => <ServicePage service="edu-allowance" aside={<EarlierApplication />} />

/** Stipends of past years were applied for on paper or elsewhere; they can be linked to the account. */
function EarlierApplication() {
  const text = useText()
  return (
    <Card title={text(words.earlier)}>
      <p className="mb-4 text-muted">{text(words.earlierText)}</p>
      <ButtonLink to="/dashboard#earlier-application" look="secondary" icon={<History aria-hidden size={20} />}>
        {text(words.link)}
      </ButtonLink>
    </Card>
  )
}
