import { RefreshCw, Volume2 } from 'lucide-react'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useLanguage } from '#lib/i18n/language.tsx'
import { classes } from '#components/styles/class-names.ts'
import { Button } from './button.tsx'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { TextInput } from './text-input.tsx'
import type { Captcha } from './use-captcha.ts'
import { useHydrated } from '#lib/hooks/use-hydrated.ts'
import { componentMessages } from '#components/messages.ts'

const troubles: Record<NonNullable<Captcha['problem']>, Bilingual> = {
  failed: componentMessages.captchaFailed,
  silent: componentMessages.captchaSilent,
  expired: componentMessages.captchaRenewed,
}

/** A captcha as an image, or spoken for users who cannot see it. */
export function CaptchaInput({ captcha, error }: { captcha: Captcha; error?: string | undefined }) {
  const { text } = useLanguage()
  return (
    <TextInput
      id="captcha"
      label={text(componentMessages.captcha)}
      hint={text(componentMessages.captchaHint, { n: captcha.picture?.length ?? 5 })}
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

function Picture({ captcha: { picture, problem, refresh, playAudio } }: { captcha: Captcha }) {
  const { text } = useLanguage()
  // A captcha that came with the page is for browsers without script, where these controls cannot work.
  const hasControls = useHydrated() || !picture
  return (
    <>
      <div className="flex flex-wrap items-center gap-1">
        {/* White even in dark mode, because the digits are dark. */}
        <div
          className={classes(
            'grid h-16 w-40 shrink-0 place-items-center overflow-hidden',
            'rounded-control border border-line bg-white',
          )}
        >
          {picture && (
            <img
              src={picture.image}
              alt={text(componentMessages.captchaPicture)}
              className="h-full w-full object-cover"
            />
          )}
          {!picture && problem !== 'failed' && <Skeleton className="h-full w-full" />}
        </div>
        {hasControls && (
          <div className="flex flex-wrap">
            <Button variant="quiet" isSmall icon={<RefreshCw aria-hidden size={18} />} onClick={refresh}>
              {text(componentMessages.captchaNew)}
            </Button>
            <Button
              variant="quiet"
              isSmall
              icon={<Volume2 aria-hidden size={18} />}
              disabled={!picture}
              onClick={() => void playAudio()}
            >
              {text(componentMessages.captchaListen)}
            </Button>
          </div>
        )}
      </div>
      <p aria-live="polite" className="text-sm text-needs-you empty:hidden">
        {problem && text(troubles[problem])}
      </p>
    </>
  )
}
