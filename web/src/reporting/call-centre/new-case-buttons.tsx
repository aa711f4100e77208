import { FilePlus } from 'lucide-react'
import { useMenus } from '#lib/api-client/use-menus.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { ButtonLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { newCaseLinks } from './new-case-links.ts'
import { callCentreMessages } from './messages.ts'

/** Only for display: the server authorises every request. The sidebar has already loaded the menus. */
export function NewCaseButtons({ search }: { search: string | undefined }) {
  const { text } = useLanguage()
  const menus = useMenus()
  const items = menus.data?.flatMap(({ menu }) => menu) ?? []
  const cases = newCaseLinks({
    search,
    actionsAt: (path) => items.find(({ menuUrl }) => menuUrl === path)?.actions ?? [],
  })
  if (cases.length === 0) return null
  return (
    <Card title={text(callCentreMessages.openCase)} className="grid gap-2">
      {cases.map(({ to, label }) => (
        <ButtonLink key={to} to={to} variant="secondary" icon={<FilePlus aria-hidden size={20} />}>
          {text(label)}
        </ButtonLink>
      ))}
    </Card>
  )
}
