import { FilePlus } from 'lucide-react'
import { useMenus } from '../../api-client/use-menus.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { openCases } from './open-cases.ts'
import { words } from './words.ts'

/** For show only: the server checks every call. The menus are there already, the sidebar has asked for them. */
export function OpenCaseLinks({ search }: { search: string | undefined }) {
  const { text } = useLanguage()
  const menus = useMenus()
  const items = menus.data?.flatMap(({ menu }) => menu) ?? []
  const cases = openCases({ search, actionsAt: (path) => items.find(({ menuUrl }) => menuUrl === path)?.actions ?? [] })
  if (cases.length === 0) return null
  return (
    <Card title={text(words.openCase)} className="grid gap-2">
      {cases.map(({ to, label }) => (
        <ButtonLink key={to} to={to} look="secondary" icon={<FilePlus aria-hidden size={20} />}>
          {text(label)}
        </ButtonLink>
      ))}
    </Card>
  )
}
