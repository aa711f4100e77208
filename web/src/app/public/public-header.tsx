import { Menu, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from '../../router/link.tsx'
import { useLocation } from '../../router/router.tsx'
import { portalName } from '../../../../domain/src/lookups/portal.ts'
import { useTopMenu } from '../../features/public/use-top-menu.ts'
import { useText } from '../../i18n/language.tsx'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { classes } from '../../ui/look.ts'
import { SkipLink } from '../../ui/skip-link.tsx'
import { AccountLinks } from './account-links.tsx'
import { Mark } from './mark.tsx'
import { TopMenu } from './top-menu.tsx'
import { words } from './words.ts'

export function PublicHeader() {
  const text = useText()
  // A full menu gets a line of its own.
  const isLong = useTopMenu().length > 3
  return (
    <header className="border-b border-line bg-card print:hidden">
      <SkipLink>{text(words.skip)}</SkipLink>
      <div className="mx-auto flex max-w-[1200px] flex-wrap items-center gap-x-2 px-4 py-2 sm:gap-x-4 lg:py-3">
        <Link to="/" className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-sm font-bold sm:gap-3 sm:text-base lg:text-lg">
          <Mark />
          <span className="leading-snug">{text(portalName)}</span>
        </Link>
        <div className={classes('hidden lg:block', isLong && '-mx-3 mt-1 lg:order-last lg:basis-full')}>
          <TopMenu />
        </div>
        <LanguageSwitch className="max-sm:px-2 max-sm:[&_svg]:hidden" />
        <FoldedMenu />
        <div className="hidden items-center gap-2 lg:flex">
          <AccountLinks />
        </div>
      </div>
    </header>
  )
}

/** On phones the menu opens under the header. */
function FoldedMenu() {
  const text = useText()
  const id = useId()
  const { key } = useLocation()
  // Open during one visit: a link that was followed leaves the menu closed.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  const Icon = isOpen ? X : Menu
  return (
    <div className="contents lg:hidden" role="presentation" onKeyDown={({ key: pressed }) => pressed === 'Escape' && setOpenAt(undefined)}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? undefined : key)}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-edge px-3 font-semibold"
      >
        <Icon aria-hidden size={20} />
        {text(words.menu)}
      </button>
      <div id={id} hidden={!isOpen} className="basis-full border-t border-line pt-2 pb-1">
        <TopMenu isFolded />
        <div className="mt-2 grid grid-cols-2 gap-2">
          <AccountLinks />
        </div>
      </div>
    </div>
  )
}
