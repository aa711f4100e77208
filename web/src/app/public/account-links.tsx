import { useNavigate } from '../../router/router.tsx'
import { useSignedIn } from '../../api-client/use-signed-in.ts'
import { useText } from '../../i18n/language.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { words } from './words.ts'

/** Register and Log in; for who is signed in, the way back in and the way out. */
export function AccountLinks() {
  const text = useText()
  const navigate = useNavigate()
  const isSignedIn = useSignedIn()
  if (isSignedIn) {
    const leave = async () => {
      const { logOut } = await import('../log-out.ts')
      await logOut()
      navigate('/login')
    }
    return (
      <>
        <Button look="secondary" isSmall onClick={() => void leave()}>
          {text(words.logOut)}
        </Button>
        <ButtonLink to="/dashboard" isSmall>
          {text(words.dashboard)}
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <ButtonLink to="/register" look="secondary" isSmall>
        {text(words.register)}
      </ButtonLink>
      <ButtonLink to="/login" isSmall>
        {text(words.logIn)}
      </ButtonLink>
    </>
  )
}
