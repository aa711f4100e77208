import { useCallback, useEffect, useState } from 'react'
import { getCaptcha, getCaptchaAudio } from '@wewb/domain/identity/account-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { currentLocale } from '#lib/i18n/language.tsx'

type Picture = ResponseOf<typeof getCaptcha>

export type Captcha = {
  picture: Picture | undefined
  answer: string
  setAnswer(answer: string): void
  problem: 'failed' | 'silent' | 'expired' | undefined
  /** Loads a new image; the digits of the old one become invalid. */
  refresh(): void
  playAudio(): Promise<void>
  /** Fields that every request with a captcha sends. */
  requestFields: { captchaId: string; captcha: string }
}

/** `given` is the image that came with the page. */
export function useCaptcha(initialPicture?: Picture): Captcha {
  const [picture, setPicture] = useState(initialPicture)
  const [answer, setAnswer] = useState('')
  const [trouble, setTrouble] = useState<Captcha['problem']>()

  const show = useCallback((next: Picture | undefined, why?: 'expired') => {
    setPicture(next)
    setTrouble(next ? why : 'failed')
    setAnswer('')
  }, [])
  useEffect(() => {
    if (!initialPicture) void requestPicture().then((next) => show(next))
  }, [initialPicture, show])
  useEffect(() => {
    if (!picture) return undefined
    return whenDue(picture.expiresIn, () => void requestPicture().then((next) => show(next, 'expired')))
  }, [picture, show])

  const listen = async () => {
    if (!picture) return
    try {
      const { data } = await sendRequest(getCaptchaAudio, {
        query: { captchaId: picture.captchaId, lang: currentLocale() },
      })
      await new Audio(data.audio).play()
    } catch {
      setTrouble('silent')
    }
  }
  return {
    picture,
    answer,
    setAnswer,
    problem: trouble,
    refresh: () => {
      // Removed at once: on a slow connection the user would type the digits of the old image and lose them.
      setPicture(undefined)
      setTrouble(undefined)
      setAnswer('')
      void requestPicture().then((next) => show(next))
    },
    playAudio: listen,
    requestFields: { captchaId: picture?.captchaId ?? '', captcha: answer },
  }
}

const requestPicture = () =>
  sendRequest(getCaptcha).then(
    ({ data }) => data,
    () => undefined,
  )

/** Runs after the given seconds once the page is visible; a background tab sends no requests. */
function whenDue(seconds: number, act: () => void): () => void {
  const refreshWhenVisible = () => {
    if (document.visibilityState === 'visible') act()
    else document.addEventListener('visibilitychange', refreshWhenVisible, { once: true })
  }
  const timer = setTimeout(refreshWhenVisible, seconds * 1000)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', refreshWhenVisible)
  }
}
