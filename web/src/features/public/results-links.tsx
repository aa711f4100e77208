import { SearchCheck } from 'lucide-react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Link } from '../../router/link.tsx'
import { words } from './words.ts'

const screens = [getScreen('education-results'), getScreen('disability-results')]

export function ResultsLinks() {
  const { text } = useLanguage()
  return (
    <section aria-labelledby="results" className="mt-10">
      <h2 id="results" className="text-xl font-bold">
        {text(words.results)}
      </h2>
      <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-card">
        {screens.map(({ path, title }) => (
          <li key={path}>
            <Link to={path} className="flex min-h-14 items-center gap-3 rounded-card px-4 py-3 font-semibold hover:bg-brand-soft">
              <SearchCheck aria-hidden size={20} className="shrink-0 text-brand" />
              {text(title)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
