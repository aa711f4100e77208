import { RefreshCw, Volume2 } from 'lucide-react'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { useLanguage } from '../i18n/language.tsx'
import { Button } from './button.tsx'
import { Skeleton } from './skeleton.tsx'
import { TextInput } from './text-input.tsx'
import type { Captcha } from './use-captcha.ts'
import { useIsAlive } from './use-is-alive.ts'
import { words } from './words.ts'

const troubles: Record<NonNullable<Captcha['trouble']>, Bilingual> = {
  failed: words.captchaFailed,
  silent: words.captchaSilent,
  expired: words.captchaRenewed,
}

/** Digits in a picture, or spoken for those who do not see it. */
export function CaptchaInput({ captcha, error }: { captcha: Captcha; error?: string | undefined }) {
  const { text } = useLanguage()
  return (
    <TextInput
      id="captcha"
      label={text(words.captcha)}
      hint={text(words.captchaHint, { n: captcha.picture?.length ?? 6 })}
      error={error}
      script="digits"
      autoComplete="off"
      width="short"
      value={captcha.answer}
      onChange={captcha.setAnswer}
      above={<Picture captcha={captcha} />}
    />
  )
}

function Picture({ captcha: { picture, trouble, renew, listen } }: { captcha: Captcha }) {
  const { text } = useLanguage()
  // A picture that came with the page is for who has no script, and these need it.
  const hasControls = useIsAlive() || !picture
  return (
    <>
      <div className="flex flex-wrap items-center gap-1">
        {/* Paper-white by night too: the digits are drawn dark. */}
        <div className="grid h-16 w-40 shrink-0 place-items-center overflow-hidden rounded-control border border-line bg-white">
          {picture && <img src={picture.image} alt={text(words.captchaPicture)} className="h-full w-full object-cover" />}
          {!picture && trouble !== 'failed' && <Skeleton className="h-full w-full" />}
        </div>
        {hasControls && (
          <div className="flex flex-wrap">
            <Button look="quiet" isSmall icon={<RefreshCw aria-hidden size={18} />} onClick={renew}>
              {text(words.captchaNew)}
            </Button>
            <Button look="quiet" isSmall icon={<Volume2 aria-hidden size={18} />} disabled={!picture} onClick={() => void listen()}>
              {text(words.captchaListen)}
            </Button>
          </div>
        )}
      </div>
      <p aria-live="polite" className="text-sm text-needs-you empty:hidden">
        {trouble && text(troubles[trouble])}
      </p>
    </>
  )
}
