import { Link } from '../../router/link.tsx'
import { useLocation } from '../../router/router.tsx'
import { topMenuFor, type TopMenuEntry } from '../../../../domain/src/access/top-menu.ts'
import type { PublicData } from '../../../../domain/src/contracts/public-data.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { useText } from '../../i18n/language.tsx'
import { classes } from '../../ui/look.ts'
import { MenuGroup } from './menu-group.tsx'
import { words } from './words.ts'

export const useTopMenu = (): TopMenuEntry[] => topMenuFor(factsOf(usePageData().data.settings))

/** The public menu, in a row or (folded) in a column. */
export function TopMenu({ isFolded = false }: { isFolded?: boolean }) {
  const text = useText()
  const entries = useTopMenu()
  const { pathname, hash } = useLocation()
  return (
    <nav aria-label={text(words.mainMenu)}>
      <ul className={classes('flex', isFolded ? 'flex-col' : 'items-center gap-1')}>
        {entries.map(({ id, name, path, screens }) => (
          <li key={id} className="relative">
            {screens ? (
              <MenuGroup name={name} screens={screens} isFolded={isFolded} />
            ) : (
              <Link
                to={path}
                aria-current={path === `${pathname}${hash}` ? 'page' : undefined}
                className="flex min-h-11 items-center rounded-control px-3 font-semibold hover:bg-brand-soft aria-[current=page]:text-brand"
              >
                {text(name)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const factsOf = ({ appStatusCheckModuleList, generalSettings }: PublicData['settings']) => ({
  activeSettings: new Set(generalSettings.filter(({ active_yn }) => active_yn === 'Y').map(({ setting_code }) => setting_code)),
  hasStatusModules: appStatusCheckModuleList.length > 0,
})
