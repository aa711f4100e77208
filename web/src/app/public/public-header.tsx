import { Menu, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from '#lib/router/link.tsx'
import { useLocation } from '#lib/router/router.tsx'
import { portalName } from '@wewb/domain/reference/portal'
import { useTopMenu } from '#content/public/use-top-menu.ts'
import { useText } from '#lib/i18n/language.tsx'
import { LanguageSwitch } from '#components/layout/language-switch.tsx'
import { classes } from '#components/styles/class-names.ts'
import { SkipLink } from '#components/layout/skip-link.tsx'
import { AccountLinks } from './account-links.tsx'
import { TopMenu } from './top-menu.tsx'
import { publicLayoutMessages } from './messages.ts'

/** Logo of the portal: a person above two waves, for leaving and coming home. It is not a state emblem. */
function Logo({ size = 40 }: { size?: number }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 40 40" className="shrink-0">
      <rect width="40" height="40" rx="10" className="fill-brand" />
      <g className="fill-none stroke-card" strokeWidth="3" strokeLinecap="round">
        <path d="M8 27.500c5-5.500 9.500-7.500 12-7.500s7 2 12 7.500" />
        <path d="M13 31.500c3-2.600 5-3.500 7-3.500s4 .9 7 3.500" opacity="0.7" />
      </g>
      <circle cx="20" cy="12" r="4.500" className="fill-card" />
    </svg>
  )
}

export function PublicHeader() {
  const text = useText()
  // A long menu gets a row of its own.
  const isLong = useTopMenu().length > 3
  return (
    <header className="border-b border-line bg-card print:hidden">
      <SkipLink>{text(publicLayoutMessages.skip)}</SkipLink>
      <div className="mx-auto flex max-w-[1200px] flex-wrap items-center gap-x-2 px-4 py-2 sm:gap-x-4 lg:py-3">
        <Link
          to="/"
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-sm font-bold sm:gap-3 sm:text-base lg:text-lg"
        >
          <Logo />
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
  // The open state belongs to one visit: following a link closes the menu.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  const Icon = isOpen ? X : Menu
  return (
    <div
      className="contents lg:hidden"
      role="presentation"
      onKeyDown={({ key: pressed }) => pressed === 'Escape' && setOpenAt(undefined)}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? undefined : key)}
        className={classes(
          'inline-flex min-h-11 cursor-pointer items-center gap-2 px-3',
          'rounded-control border border-edge font-semibold',
        )}
      >
        <Icon aria-hidden size={20} />
        {text(publicLayoutMessages.menu)}
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
