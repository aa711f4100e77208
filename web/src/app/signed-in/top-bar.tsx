import { History, KeyRound, LogOut, Menu, PanelLeft, UserRound, UsersRound } from 'lucide-react'
import { Link } from '#lib/router/link.tsx'
import { useNavigate } from '#lib/router/router.tsx'
import { portalName } from '@wewb/domain/reference/portal'
import { useIsSharedPhone } from '#lib/api-client/use-session.ts'
import { useLanguage, useText } from '#lib/i18n/language.tsx'
import { Avatar } from '#components/layout/avatar.tsx'
import { Button } from '#components/inputs/button.tsx'
import { LanguageSwitch } from '#components/layout/language-switch.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { Masked } from '#components/layout/masked.tsx'
import { MenuButton } from '#components/overlays/menu-button.tsx'
import { SkipLink } from '#components/layout/skip-link.tsx'
import { useCurrentUser } from '#lib/api-client/use-current-user.ts'
import { signedInLayoutMessages } from './messages.ts'

type Props = { isCollapsed: boolean; onCollapse(isShrunk: boolean): void; onOpenDrawer(): void }

const square = classes(
  'size-11 cursor-pointer place-items-center rounded-control text-ink hover:bg-brand-soft',
  focusRing,
)

// Preloaded (preload-offline-fallback.ts).
const leave = async () => (await import('#app/log-out.ts')).logOut()

export function TopBar({ isCollapsed, onCollapse, onOpenDrawer }: Props) {
  const text = useText()
  const isShared = useIsSharedPhone()
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-card print:hidden">
      <SkipLink>{text(signedInLayoutMessages.skip)}</SkipLink>
      {/* The bar has one row: names show only where its width has room for them at the reader's font size. */}
      <div className="@container flex h-15 items-center gap-2 px-3">
        <button
          type="button"
          aria-label={text(signedInLayoutMessages.openMenu)}
          onClick={onOpenDrawer}
          className={classes('grid lg:hidden', square)}
        >
          <Menu aria-hidden size={20} />
        </button>
        <button
          type="button"
          aria-label={text(isCollapsed ? signedInLayoutMessages.keepMenuOpen : signedInLayoutMessages.shrinkMenu)}
          aria-pressed={!isCollapsed}
          onClick={() => onCollapse(!isCollapsed)}
          className={classes('hidden lg:grid', square)}
        >
          <PanelLeft aria-hidden size={20} />
        </button>
        <Link
          to="/dashboard"
          className={classes('flex min-h-11 min-w-0 items-center gap-2.5 rounded-control font-bold', focusRing)}
        >
          <img src="/mark.svg" alt="" width={32} height={32} className="size-8 shrink-0" />
          <span className="sr-only @2xl:not-sr-only">{text(portalName)}</span>
        </Link>
        <span className="flex-1" />
        <LanguageSwitch className={classes(isShared && 'max-sm:px-1 max-sm:[&_svg]:hidden')} />
        <ProfileMenu />
        {isShared && (
          <Button variant="secondary" isSmall className="shrink-0" onClick={() => void leave()}>
            {text(signedInLayoutMessages.leave)}
          </Button>
        )}
      </div>
    </header>
  )
}

function ProfileMenu() {
  const { text, digits } = useLanguage()
  const person = useCurrentUser()
  const navigate = useNavigate()
  const isShared = useIsSharedPhone()
  const family = {
    id: 'family-profile',
    label: text(signedInLayoutMessages.family),
    icon: <UsersRound aria-hidden size={20} />,
    onAction: () => navigate('/family-profile'),
  }
  const earlier = {
    id: 'earlier-applications',
    label: text(signedInLayoutMessages.earlier),
    icon: <History aria-hidden size={20} />,
    onAction: () => navigate('/earlier-applications'),
  }
  const name = person?.name ?? ''
  const loginId = person?.login_id ?? ''
  return (
    <MenuButton
      label={text(signedInLayoutMessages.yourAccount)}
      hiddenLabel={text(signedInLayoutMessages.yourAccount) + (isShared ? '' : ':')}
      header={
        <>
          <p className="font-semibold">
            <Masked label={text(signedInLayoutMessages.name)}>{name}</Masked>
          </p>
          <p className="text-sm text-muted">
            <Masked label={text(signedInLayoutMessages.loginId)}>
              {/@/.test(loginId) ? loginId : digits(loginId)}
            </Masked>
          </p>
        </>
      }
      entries={[
        {
          id: 'profile',
          label: text(signedInLayoutMessages.profile),
          icon: <UserRound aria-hidden size={20} />,
          onAction: () => navigate('/profile'),
        },
        ...(person?.user_type === 'APPLICANT' ? [family, earlier] : []),
        {
          id: 'change-password',
          label: text(signedInLayoutMessages.changePassword),
          icon: <KeyRound aria-hidden size={20} />,
          onAction: () => navigate('/change-password'),
        },
        {
          id: 'log-out',
          label: text(signedInLayoutMessages.logOut),
          icon: <LogOut aria-hidden size={20} />,
          // Offline, the login page may not be cached; the home page is (preload-offline-fallback.ts).
          onAction: () => void leave().then(() => navigate(navigator.onLine ? '/login' : '/', { replace: true })),
        },
      ]}
    >
      <Avatar name={name} photo={(!isShared && person?.avatar) || null} />
      {!isShared && (
        <span className="sr-only @3xl:not-sr-only">
          <span className="block max-w-48 truncate">{name}</span>
        </span>
      )}
    </MenuButton>
  )
}
