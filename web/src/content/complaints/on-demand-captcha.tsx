import { useEffect } from 'react'
import { CaptchaInput } from '#components/inputs/captcha-input.tsx'
import { useCaptcha, type Captcha } from '#components/inputs/use-captcha.ts'

type Props = { error: string | undefined; onCaptcha(captcha: Captcha): void }

/** Loads a captcha only when it is mounted, because it may never be required. */
export function OnDemandCaptcha({ error, onCaptcha }: Props) {
  const captcha = useCaptcha()
  useEffect(() => onCaptcha(captcha))
  return <CaptchaInput captcha={captcha} error={error} />
}
