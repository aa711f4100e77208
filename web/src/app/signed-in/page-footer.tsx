import { missingServerVersion, uiVersion } from '@wewb/domain/reference/portal'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { readSession } from '#lib/api-client/session-storage.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { signedInLayoutMessages } from './messages.ts'

/** Shows the helpline numbers for callers at home and abroad, under every page. */
export function PageFooter() {
  const { text, digits, phone } = useLanguage()
  const { callCentreLocal, callCentreAbroad } = usePageData().data.app
  const serverVersion = readSession('appSettings')?.raiseCoreVersion
  return (
    <footer className="border-t border-line py-1 text-sm text-muted print:hidden">
      <p className="mx-auto flex max-w-[1200px] flex-wrap items-center justify-between gap-x-6 px-4 sm:px-6">
        <span className="flex flex-wrap gap-x-4">
          <span>
            {text(signedInLayoutMessages.help)} <PhoneNumber number={callCentreLocal} shown={digits(callCentreLocal)} />
          </span>
          <span>
            {text(signedInLayoutMessages.abroad)}{' '}
            <PhoneNumber number={callCentreAbroad} shown={phone(callCentreAbroad)} />
          </span>
        </span>
        <span>
          {text(signedInLayoutMessages.versions)} {uiVersion} ·{' '}
          {typeof serverVersion === 'string' ? serverVersion : missingServerVersion}
        </span>
      </p>
    </footer>
  )
}

const PhoneNumber = ({ number, shown }: { number: string; shown: string }) => (
  <a
    href={`tel:${number}`}
    className={classes(
      'inline-flex min-h-11 items-center rounded-sm',
      'font-bold whitespace-nowrap text-brand underline underline-offset-4',
      focusRing,
    )}
  >
    {shown}
  </a>
)
