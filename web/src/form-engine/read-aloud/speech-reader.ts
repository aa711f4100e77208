import type { ReactNode } from 'react'
import type { Locale } from '@wewb/domain/language/bilingual'

type Device = Pick<SpeechSynthesis, 'speak' | 'cancel' | 'getVoices' | 'onvoiceschanged'>
type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>

const languages: Record<Locale, { any: RegExp; own: RegExp }> = {
  bn: { any: /^(bn|ben)([-_]|$)/i, own: /[-_](BD|BGD)/i },
  en: { any: /^(en|eng)([-_]|$)/i, own: /[-_](GB|GBR)/i },
}

/**
 * Uses only voices of the device: a remote voice would send the text over the network, which costs data and may
 * disclose an answer.
 */
export function findVoice<V extends Voice>(voices: readonly V[], locale: Locale): V | undefined {
  const { any, own } = languages[locale]
  const fit = voices.filter(({ lang, localService }) => localService && any.test(lang))
  return fit.find(({ lang }) => own.test(lang)) ?? fit[0]
}

/** Joins the texts as sentences, so that the voice pauses between them. */
export const toSpokenText = (parts: readonly ReactNode[], locale: Locale): string =>
  parts
    .flat()
    .filter((part) => typeof part === 'string')
    .map((one) => (/[।.?!…:]$/.test(one) ? one : `${one}${locale === 'bn' ? '।' : '.'}`))
    .join(' ')

/**
 * Reads one text at a time with a voice of the device; an in-app browser may have none. Reading stops when `page` is
 * left.
 */
export function createSpeechReader(
  device: Device | undefined,
  page: Pick<EventTarget, 'addEventListener'> | undefined,
  utter = newUtterance,
) {
  const listeners = new Set<() => void>()
  const report = () => {
    for (const listener of listeners) listener()
  }
  // Holds a reference until the end: browsers collect unreferenced utterances and never fire `end`.
  let current: { id: string; utterance: SpeechSynthesisUtterance } | undefined
  const voiceIn = (locale: Locale) => findVoice(device?.getVoices() ?? [], locale)

  const stop = (id = current?.id) => {
    if (!current || current.id !== id) return
    current = undefined
    device?.cancel()
    report()
  }
  const read = (id: string, text: string, locale: Locale) => {
    stop()
    const voice = voiceIn(locale)
    if (!device || !voice) return
    const utterance = utter(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    // The `end` of a stopped utterance may fire after the next has begun.
    const over = () => void (current?.utterance === utterance && ((current = undefined), report()))
    utterance.addEventListener('end', over)
    utterance.addEventListener('error', over)
    current = { id, utterance }
    device.speak(utterance)
    report()
  }

  // Voices load late on most devices.
  if (device) device.onvoiceschanged = report
  page?.addEventListener('pagehide', () => stop())
  return {
    hasVoice: (locale: Locale) => voiceIn(locale) !== undefined,
    isReading: (id: string) => current?.id === id,
    /** Starts reading, or stops when it is being read. */
    toggle: (id: string, text: string, locale: Locale) => (current?.id === id ? stop() : read(id, text, locale)),
    stop,
    onChange: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const newUtterance = (text: string) => new SpeechSynthesisUtterance(text)

/** Stores the read-aloud setting in a cookie like the language, because local storage is cleared at logout. */
export const formatReadAloudCookie = (isOn: boolean): string =>
  `readAloud=on; path=/; max-age=${isOn ? 31536000 : 0}; samesite=lax`

export const isReadAloudOn = (cookies: string): boolean => /(?:^|;\s*)readAloud=on(?:;|$)/.test(cookies)
