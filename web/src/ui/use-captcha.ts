import { useCallback, useEffect, useState } from 'react'
import { getCaptcha, getCaptchaAudio } from '../../../domain/src/contracts/accounts.ts'
import type { AnswerOf } from '../../../domain/src/contracts/contract.ts'
import { call } from '../api-client/call.ts'
import { currentLocale } from '../i18n/language.tsx'

type Picture = AnswerOf<typeof getCaptcha>

export type Captcha = {
  picture: Picture | undefined
  answer: string
  setAnswer(answer: string): void
  trouble: 'failed' | 'silent' | 'expired' | undefined
  /** A new picture; the digits of the old one are of no use any more. */
  renew(): void
  listen(): Promise<void>
  /** What every call that needs a captcha sends. */
  given: { captchaId: string; captcha: string }
}

/** `given`: the picture that came with the page. */
export function useCaptcha(given?: Picture): Captcha {
  const [picture, setPicture] = useState(given)
  const [answer, setAnswer] = useState('')
  const [trouble, setTrouble] = useState<Captcha['trouble']>()

  const show = useCallback((next: Picture | undefined, why?: 'expired') => {
    setPicture(next)
    setTrouble(next ? why : 'failed')
    setAnswer('')
  }, [])
  useEffect(() => {
    if (!given) void askPicture().then((next) => show(next))
  }, [given, show])
  useEffect(() => {
    if (!picture) return undefined
    return whenDue(picture.expiresIn, () => void askPicture().then((next) => show(next, 'expired')))
  }, [picture, show])

  const listen = async () => {
    if (!picture) return
    try {
      const { data } = await call(getCaptchaAudio, { query: { captchaId: picture.captchaId, lang: currentLocale() } })
      await new Audio(data.audio).play()
    } catch {
      setTrouble('silent')
    }
  }
  return {
    picture,
    answer,
    setAnswer,
    trouble,
    renew: () => {
      // Away at once: on a slow line somebody would type the digits of the old one, and lose them when the new one comes.
      setPicture(undefined)
      setTrouble(undefined)
      setAnswer('')
      void askPicture().then((next) => show(next))
    },
    listen,
    given: { captchaId: picture?.captchaId ?? '', captcha: answer },
  }
}

const askPicture = () =>
  call(getCaptcha).then(
    ({ data }) => data,
    () => undefined,
  )

/** Runs when the seconds have passed and somebody looks at the page; a forgotten tab asks for nothing. */
function whenDue(seconds: number, act: () => void): () => void {
  const actWhenSeen = () => {
    if (document.visibilityState === 'visible') act()
    else document.addEventListener('visibilitychange', actWhenSeen, { once: true })
  }
  const timer = setTimeout(actWhenSeen, seconds * 1000)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', actWhenSeen)
  }
}
