import { SearchX } from 'lucide-react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { useText } from '../../i18n/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { words } from './words.ts'

/** An address that leads to no programme, or no longer to one. */
export function ProgrammeGone() {
  const text = useText()
  return (
    <>
      <PageTitle>{text(getScreen('online-gms-program').title)}</PageTitle>
      <Card>
        <EmptyState
          icon={<SearchX aria-hidden size={28} />}
          title={text(words.gone)}
          action={
            <ButtonLink to={getScreen('online-gms-program').path} look="secondary">
              {text(words.allProgrammes)}
            </ButtonLink>
          }
        />
      </Card>
    </>
  )
}
