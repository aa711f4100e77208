import { SearchX } from 'lucide-react'
import { getScreen } from '@wewb/domain/access/screens'
import { useText } from '#lib/i18n/language.tsx'
import { ButtonLink } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { grantMessages } from './messages.ts'

/** Shown for a URL without a programme. */
export function ProgrammeNotFound() {
  const text = useText()
  return (
    <>
      <PageTitle>{text(getScreen('online-gms-program').title)}</PageTitle>
      <Card>
        <EmptyState
          icon={<SearchX aria-hidden size={28} />}
          title={text(grantMessages.gone)}
          action={
            <ButtonLink to={getScreen('online-gms-program').path} variant="secondary">
              {text(grantMessages.allProgrammes)}
            </ButtonLink>
          }
        />
      </Card>
    </>
  )
}
