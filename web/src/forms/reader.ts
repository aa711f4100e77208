import type { ReactNode } from 'react'
import type { Locale } from '../../../domain/src/language/bilingual.ts'

type Device = Pick<SpeechSynthesis, 'speak' | 'cancel' | 'getVoices' | 'onvoiceschanged'>
type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>

const languages: Record<Locale, { any: RegExp; own: RegExp }> = {
  bn: { any: /^(bn|ben)([-_]|$)/i, own: /[-_](BD|BGD)/i },
  en: { any: /^(en|eng)([-_]|$)/i, own: /[-_](GB|GBR)/i },
}

/** Only a voice of the device itself: another one would send what it reads through the line, which costs data and may name an answer. */
export function voiceFor<V extends Voice>(voices: readonly V[], locale: Locale): V | undefined {
  const { any, own } = languages[locale]
  const fit = voices.filter(({ lang, localService }) => localService && any.test(lang))
  return fit.find(({ lang }) => own.test(lang)) ?? fit[0]
}

/** What is written of it, as sentences, so that the voice rests between them. */
export const spokenText = (parts: readonly ReactNode[], locale: Locale): string =>
  parts
    .flat()
    .filter((part) => typeof part === 'string')
    .map((one) => (/[।.?!…:]$/.test(one) ? one : `${one}${locale === 'bn' ? '।' : '.'}`))
    .join(' ')

/**
 * Reads one thing at a time with the device's own voice; a browser inside another app may have none. `page` is what falls silent
 * when it is left.
 */
export function readerOn(device: Device | undefined, page: Pick<EventTarget, 'addEventListener'> | undefined, utter = newUtterance) {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  // Held here until it is over: browsers forget an utterance that nobody holds, and its end is never heard.
  let current: { id: string; utterance: SpeechSynthesisUtterance } | undefined
  const voiceIn = (locale: Locale) => voiceFor(device?.getVoices() ?? [], locale)

  const stop = (id = current?.id) => {
    if (!current || current.id !== id) return
    current = undefined
    device?.cancel()
    tell()
  }
  const read = (id: string, text: string, locale: Locale) => {
    stop()
    const voice = voiceIn(locale)
    if (!device || !voice) return
    const utterance = utter(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    // The end of one that was stopped comes when the next has begun.
    const over = () => void (current?.utterance === utterance && ((current = undefined), tell()))
    utterance.addEventListener('end', over)
    utterance.addEventListener('error', over)
    current = { id, utterance }
    device.speak(utterance)
    tell()
  }

  // Voices come late on most devices.
  if (device) device.onvoiceschanged = tell
  page?.addEventListener('pagehide', () => stop())
  return {
    hasVoice: (locale: Locale) => voiceIn(locale) !== undefined,
    isReading: (id: string) => current?.id === id,
    /** The same press starts it and stops it. */
    press: (id: string, text: string, locale: Locale) => (current?.id === id ? stop() : read(id, text, locale)),
    stop,
    onChange: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const newUtterance = (text: string) => new SpeechSynthesisUtterance(text)
