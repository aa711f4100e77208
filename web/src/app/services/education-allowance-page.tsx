import { History } from 'lucide-react'
import { useText } from '#lib/i18n/language.tsx'
import { ButtonLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { ServicePage } from './service-page.tsx'
import { servicePageMessages } from './messages.ts'

export const EducationAllowancePage = () => <ServicePage service="edu-allowance" aside={<EarlierApplication />} />

/** Links stipends of past years, which were applied for on paper or elsewhere, to the account. */
function EarlierApplication() {
  const text = useText()
  return (
    <Card title={text(servicePageMessages.earlier)}>
      <p className="mb-4 text-muted">{text(servicePageMessages.earlierText)}</p>
      <ButtonLink to="/dashboard#earlier-application" variant="secondary" icon={<History aria-hidden size={20} />}>
        {text(servicePageMessages.link)}
      </ButtonLink>
    </Card>
  )
}
