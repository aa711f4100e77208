import { useEffect } from 'react'
import { CaptchaInput } from '../../ui/captcha-input.tsx'
import { useCaptcha, type Captcha } from '../../ui/use-captcha.ts'

type Props = { error: string | undefined; onCaptcha(captcha: Captcha): void }

/** A captcha that may never be asked for: no picture is fetched before this stands on the page. */
export function CaptchaAsked({ error, onCaptcha }: Props) {
  const captcha = useCaptcha()
  useEffect(() => onCaptcha(captcha))
  return <CaptchaInput captcha={captcha} error={error} />
}
