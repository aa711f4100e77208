import { Printer } from 'lucide-react'
import { getScreen } from '@wewb/domain/access/screens'
import { localizedUrl } from '@wewb/domain/language/localized-url'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button, ButtonLink } from '#components/inputs/button.tsx'
import { useHydrated } from '#lib/hooks/use-hydrated.ts'
import { StatusCard } from './status-card.tsx'
import type { StatusResponse } from './status-alert-kind.ts'
import { statusMessages } from './messages.ts'

export function PublicStatusResult({ response, onBack }: { response: StatusResponse; onBack(): void }) {
  const { text, locale } = useLanguage()
  const isHydrated = useHydrated()
  return (
    <>
      <StatusCard title={text(statusMessages.answer)} response={response} />
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        {isHydrated ? (
          <>
            <Button variant="secondary" icon={<Printer aria-hidden size={20} />} onClick={() => window.print()}>
              {text(statusMessages.print)}
            </Button>
            <Button variant="quiet" onClick={onBack}>
              {text(statusMessages.checkAnother)}
            </Button>
          </>
        ) : (
          <ButtonLink variant="quiet" to={localizedUrl(locale, getScreen('app-status-check').path)}>
            {text(statusMessages.checkAnother)}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
