import { Link } from '../../router/link.tsx'
import { screenAt } from '../../../../domain/src/access/screens.ts'
import { serviceModules } from '../../../../domain/src/lookups/service-modules.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { useSignedIn } from '../../api-client/use-signed-in.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { serviceSentences } from './service-sentences.ts'
import { words } from './words.ts'

// What only members are offered is not the public's to choose.
const rows = serviceModules
  .filter(({ code }) => code in serviceSentences)
  .map((service) => ({
    ...service,
    sentence: serviceSentences[service.code],
    isOpen: screenAt(service.path)?.built === true,
  }))
const someAreOpen = rows.some(({ isOpen }) => isOpen)

export function ServiceList() {
  const { text, digits } = useLanguage()
  const isSignedIn = useSignedIn()
  const phone = digits(usePageData().data.app.callCentreLocal)
  return (
    <section aria-labelledby="services">
      <h2 id="services" className="text-xl font-bold">
        {text(words.services)}
      </h2>
      {!someAreOpen && <p className="mt-2 max-w-[60ch] text-muted">{text(words.servicesSoon, { phone })}</p>}
      <ul className="mt-4 grid gap-x-10 sm:grid-cols-2">
        {rows.map(({ code, name, path, sentence, isOpen }) => (
          <li key={code} className="border-t border-line py-4">
            <h3 className="font-bold">
              {isOpen ? (
                <Link to={isSignedIn ? path : '/login'} className="text-brand underline underline-offset-4">
                  {text(name)}
                </Link>
              ) : (
                text(name)
              )}
            </h3>
            {sentence && <p className="mt-1 text-muted">{text(sentence)}</p>}
            {someAreOpen && !isOpen && <p className="mt-1 text-sm text-muted">{text(words.soon)}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
