import { Link } from '../router/link.tsx'
import { usePageData } from '../api-client/page-data.tsx'
import { useText } from '../i18n/language.tsx'
import { words } from './words.ts'

/** Nobody shall take the demonstration for the office. */
export function DemoRibbon() {
  const { demo } = usePageData()
  const text = useText()
  if (!demo) return null
  return (
    <aside aria-label={text(words.demoLabel)} className="bg-needs-you-soft text-sm text-needs-you print:hidden">
      <p className="mx-auto flex max-w-[1200px] flex-wrap gap-x-3 px-4 py-1">
        <span>{text(words.demo)}</span>
        <Link to="/demo/outbox" className="underline underline-offset-4">
          {text(words.demoOutbox)}
        </Link>
        <Link to="/demo/ui" className="underline underline-offset-4">
          {text(words.demoUi)}
        </Link>
      </p>
    </aside>
  )
}
