import { RefreshCw, Volume2 } from 'lucide-react'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { useLanguage } from '../i18n/language.tsx'
import { Button } from './button.tsx'
import { Skeleton } from './skeleton.tsx'
import { TextInput } from './text-input.tsx'
import type { Captcha } from './use-captcha.ts'
import { words } from './words.ts'

const troubles: Record<NonNullable<Captcha['trouble']>, Bilingual> = {
  failed: words.captchaFailed,
  silent: words.captchaSilent,
  expired: words.captchaRenewed,
}

/** Digits in a picture, or spoken for those who do not see it. */
export function CaptchaInput({ captcha, error }: { captcha: Captcha; error?: string | undefined }) {
  const { text } = useLanguage()
  const { picture, trouble } = captcha
  return (
    <div className="flex flex-col gap-3">
      <TextInput
        id="captcha"
        label={text(words.captcha)}
        hint={text(words.captchaHint, { n: picture?.length ?? 6 })}
        error={error}
        script="digits"
        autoComplete="off"
        width="short"
        value={captcha.answer}
        onChange={captcha.setAnswer}
      />
      <div className="flex flex-wrap items-center gap-2">
        <div className="grid h-16 w-44 place-items-center overflow-hidden rounded-control border border-line bg-white">
          {picture && <img src={picture.image} alt={text(words.captchaPicture)} className="h-full w-full object-contain" />}
          {!picture && trouble !== 'failed' && <Skeleton className="h-16 w-44" />}
        </div>
        <Button look="quiet" isSmall icon={<RefreshCw aria-hidden size={18} />} onClick={captcha.renew}>
          {text(words.captchaNew)}
        </Button>
        <Button look="quiet" isSmall icon={<Volume2 aria-hidden size={18} />} disabled={!picture} onClick={() => void captcha.listen()}>
          {text(words.captchaListen)}
        </Button>
      </div>
      <p aria-live="polite" className="text-sm text-needs-you empty:hidden">
        {trouble && text(troubles[trouble])}
      </p>
    </div>
  )
}
