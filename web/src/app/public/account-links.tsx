import { useNavigate } from '#lib/router/router.tsx'
import { useIsSignedIn } from '#lib/api-client/use-session.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Button, ButtonLink } from '#components/inputs/button.tsx'
import { publicLayoutMessages } from './messages.ts'

/** Links to register and log in, or to the dashboard and the logout for a signed-in user. */
export function AccountLinks() {
  const text = useText()
  const navigate = useNavigate()
  const isSignedIn = useIsSignedIn()
  if (isSignedIn) {
    const leave = async () => {
      const { logOut } = await import('#app/log-out.ts')
      await logOut()
      navigate('/login')
    }
    return (
      <>
        <Button variant="secondary" isSmall onClick={() => void leave()}>
          {text(publicLayoutMessages.logOut)}
        </Button>
        <ButtonLink to="/dashboard" isSmall>
          {text(publicLayoutMessages.dashboard)}
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <ButtonLink to="/register" variant="secondary" isSmall>
        {text(publicLayoutMessages.register)}
      </ButtonLink>
      <ButtonLink to="/login" isSmall>
        {text(publicLayoutMessages.logIn)}
      </ButtonLink>
    </>
  )
}
