import { KeyRound, LogOut, Menu, PanelLeft, UserRound, UsersRound } from 'lucide-react'
import { Link } from '../../router/link.tsx'
import { useNavigate } from '../../router/router.tsx'
import { portalName } from '../../../../domain/src/lookups/portal.ts'
import { useSharedPhone } from '../../api-client/use-shared-phone.ts'
import { useLanguage, useText } from '../../i18n/language.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { classes, focusRing } from '../../ui/look.ts'
import { Masked } from '../../ui/masked.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { usePerson } from '../../ui/use-person.ts'
import { words } from './words.ts'

type Props = { isShrunk: boolean; onShrink(isShrunk: boolean): void; onOpenDrawer(): void }

const square = classes('size-11 cursor-pointer place-items-center rounded-control text-ink hover:bg-brand-soft', focusRing)

// Fetched before it is wanted (load-way-out.ts).
const leave = async () => (await import('../log-out.ts')).logOut()

export function TopBar({ isShrunk, onShrink, onOpenDrawer }: Props) {
  const text = useText()
  const isShared = useSharedPhone()
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-card print:hidden">
      <SkipLink>{text(words.skip)}</SkipLink>
      {/* The bar is one line high: names are written where its width has room for them in letters of the reader's size. */}
      <div className="@container flex h-15 items-center gap-2 px-3">
        <button type="button" aria-label={text(words.openMenu)} onClick={onOpenDrawer} className={classes('grid lg:hidden', square)}>
          <Menu aria-hidden size={20} />
        </button>
        <button
          type="button"
          aria-label={text(isShrunk ? words.keepMenuOpen : words.shrinkMenu)}
          aria-pressed={!isShrunk}
          onClick={() => onShrink(!isShrunk)}
          className={classes('hidden lg:grid', square)}
        >
          <PanelLeft aria-hidden size={20} />
        </button>
        <Link to="/dashboard" className={classes('flex min-h-11 min-w-0 items-center gap-2.5 rounded-control font-bold', focusRing)}>
          <img src="/mark.svg" alt="" width={32} height={32} className="size-8 shrink-0" />
          <span className="sr-only @2xl:not-sr-only">{text(portalName)}</span>
        </Link>
        <span className="flex-1" />
        <LanguageSwitch className={classes(isShared && 'max-sm:px-1 max-sm:[&_svg]:hidden')} />
        <ProfileMenu />
        {isShared && (
          <Button look="secondary" isSmall className="shrink-0" onClick={() => void leave()}>
            {text(words.leave)}
          </Button>
        )}
      </div>
    </header>
  )
}

function ProfileMenu() {
  const { text, digits } = useLanguage()
  const person = usePerson()
  const navigate = useNavigate()
  const isShared = useSharedPhone()
  const family = {
    id: 'family-profile',
    label: text(words.family),
    icon: <UsersRound aria-hidden size={20} />,
    onAction: () => navigate('/family-profile'),
  }
  const name = person?.name ?? ''
  const loginId = person?.login_id ?? ''
  return (
    <MenuButton
      label={text(words.yourAccount)}
      hiddenLabel={text(words.yourAccount) + (isShared ? '' : ':')}
      header={
        <>
          <p className="font-semibold">
            <Masked what={text(words.name)}>{name}</Masked>
          </p>
          <p className="text-sm text-muted">
            <Masked what={text(words.loginId)}>{/@/.test(loginId) ? loginId : digits(loginId)}</Masked>
          </p>
        </>
      }
      entries={[
        { id: 'profile', label: text(words.profile), icon: <UserRound aria-hidden size={20} />, onAction: () => navigate('/profile') },
        ...(person?.user_type === 'APPLICANT' ? [family] : []),
        {
          id: 'change-password',
          label: text(words.changePassword),
          icon: <KeyRound aria-hidden size={20} />,
          onAction: () => navigate('/change-password'),
        },
        {
          id: 'log-out',
          label: text(words.logOut),
          icon: <LogOut aria-hidden size={20} />,
          // Without a line the log-in may not be here; home is (load-way-out.ts).
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
