import { Link } from '#lib/router/link.tsx'
import { useLocation } from '#lib/router/router.tsx'
import { useTopMenu } from '#content/public/use-top-menu.ts'
import { useText } from '#lib/i18n/language.tsx'
import { classes } from '#components/styles/class-names.ts'
import { MenuGroup } from './menu-group.tsx'
import { publicLayoutMessages } from './messages.ts'

/** The public menu, in a row or, folded, in a column. */
export function TopMenu({ isFolded = false }: { isFolded?: boolean }) {
  const text = useText()
  const entries = useTopMenu()
  const { pathname, hash } = useLocation()
  return (
    <nav aria-label={text(publicLayoutMessages.mainMenu)}>
      <ul className={classes('flex', isFolded ? 'flex-col' : 'items-center gap-1')}>
        {entries.map(({ id, name, path, screens }) => (
          <li key={id} className="relative">
            {screens ? (
              <MenuGroup name={name} screens={screens} isFolded={isFolded} />
            ) : (
              <Link
                to={path}
                aria-current={path === `${pathname}${hash}` ? 'page' : undefined}
                className={classes(
                  'flex min-h-11 items-center px-3',
                  'rounded-control font-semibold hover:bg-brand-soft aria-[current=page]:text-brand',
                )}
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
