import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { classes } from '#components/styles/class-names.ts'
import { homeMessages } from './messages.ts'

export function HelpStrip() {
  const { text, digits, phone } = useLanguage()
  const { callCentreLocal, callCentreAbroad } = usePageData().data.app
  return (
    <section aria-labelledby="help" className="bg-brand text-card">
      <div className="mx-auto flex max-w-[1200px] flex-wrap items-center justify-between gap-x-16 gap-y-6 px-4 py-10">
        <div>
          <h2 id="help" className="text-xl font-bold">
            {text(homeMessages.help)}
          </h2>
          <p className="mt-1">{text(homeMessages.helpText)}</p>
        </div>
        <dl className="flex flex-wrap gap-x-12 gap-y-4">
          <Number label={text(homeMessages.insideCountry)} number={callCentreLocal} shown={digits(callCentreLocal)} />
          <Number label={text(homeMessages.fromAbroad)} number={callCentreAbroad} shown={phone(callCentreAbroad)} />
        </dl>
      </div>
    </section>
  )
}

function Number({ label, number, shown }: { label: string; number: string; shown: string }) {
  return (
    <div>
      <dt className="text-sm">{label}</dt>
      <dd>
        <a
          href={`tel:${number}`}
          className={classes(
            'inline-block py-1 text-2xl font-bold whitespace-nowrap',
            'underline-offset-4 outline-card hover:underline focus-visible:outline-card',
          )}
        >
          {shown}
        </a>
      </dd>
    </div>
  )
}
