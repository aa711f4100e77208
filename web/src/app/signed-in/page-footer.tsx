import { missingServerVersion, uiVersion } from '../../../../domain/src/lookups/portal.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { read } from '../../api-client/session.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { classes, focusRing } from '../../ui/look.ts'
import { words } from './words.ts'

/** Under every page, be it a step of a form or what went wrong with it: whom to call, from here and from abroad. */
export function PageFooter() {
  const { text, digits, phone } = useLanguage()
  const { callCentreLocal, callCentreAbroad } = usePageData().data.app
  const serverVersion = read('appSettings')?.raiseCoreVersion
  return (
    <footer className="border-t border-line py-1 text-sm text-muted print:hidden">
      <p className="mx-auto flex max-w-[1200px] flex-wrap items-center justify-between gap-x-6 px-4 sm:px-6">
        <span className="flex flex-wrap gap-x-4">
          <span>
            {text(words.help)} <PhoneNumber number={callCentreLocal} shown={digits(callCentreLocal)} />
          </span>
          <span>
            {text(words.abroad)} <PhoneNumber number={callCentreAbroad} shown={phone(callCentreAbroad)} />
          </span>
        </span>
        <span>
          {text(words.versions)} {uiVersion} · {typeof serverVersion === 'string' ? serverVersion : missingServerVersion}
        </span>
      </p>
    </footer>
  )
}

const PhoneNumber = ({ number, shown }: { number: string; shown: string }) => (
  <a
    href={`tel:${number}`}
    className={classes(
      'inline-flex min-h-11 items-center rounded-sm font-bold whitespace-nowrap text-brand underline underline-offset-4',
      focusRing,
    )}
  >
    {shown}
  </a>
)
