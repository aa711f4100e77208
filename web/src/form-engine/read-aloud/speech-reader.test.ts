import { describe, expect, it } from 'vitest'
import { createSpeechReader, findVoice, formatReadAloudCookie, isReadAloudOn, toSpokenText } from './speech-reader.ts'

type Utterance = SpeechSynthesisUtterance
const voice = (lang: string, localService = true) => ({ lang, localService }) as SpeechSynthesisVoice

/** Fakes the browser's speech synthesis and records all utterances. */
function deviceWith(...voices: SpeechSynthesisVoice[]) {
  const said: Utterance[] = []
  const device = {
    speaking: undefined as Utterance | undefined,
    voices,
    onvoiceschanged: null as SpeechSynthesis['onvoiceschanged'],
    getVoices: () => device.voices,
    speak: (utterance: Utterance) => void (said.push(utterance), (device.speaking = utterance)),
    cancel: () => void (device.speaking = undefined),
    /** Fires `end` with a delay, as browsers do, also for a cancelled utterance. */
    end: (utterance: Utterance | undefined) => utterance?.dispatchEvent(new Event('end')),
  }
  const page = new EventTarget()
  const reader = createSpeechReader(device, page, (text) => Object.assign(new EventTarget(), { text }) as Utterance)
  return { device, page, reader, said }
}

describe('voice of the page', () => {
  it('is local, in the language of the page, preferably from Bangladesh', () => {
    const voices = [voice('en-US'), voice('bn-IN'), voice('bn_BD'), voice('en-GB')]
    expect(findVoice(voices, 'bn')?.lang).toBe('bn_BD')
    expect(findVoice(voices, 'en')?.lang).toBe('en-GB')
    expect(findVoice([voice('bn-IN'), voice('hi-IN')], 'bn')?.lang).toBe('bn-IN')
    expect(findVoice([voice('ben-BGD')], 'bn')?.lang).toBe('ben-BGD')
  })

  it('is none if the device has only other languages or remote voices', () => {
    expect(findVoice([voice('en-US'), voice('hi-IN')], 'bn')).toBeUndefined()
    expect(findVoice([voice('bn-BD', false)], 'bn')).toBeUndefined()
    expect(createSpeechReader(undefined, undefined).hasVoice('bn')).toBe(false)
  })

  it('is detected when it loads late', () => {
    const { device, reader } = deviceWith()
    const states: boolean[] = []
    reader.onChange(() => states.push(reader.hasVoice('bn')))
    expect(reader.hasVoice('bn')).toBe(false)
    device.voices = [voice('bn-BD')]
    device.onvoiceschanged?.call({} as SpeechSynthesis, new Event('voiceschanged'))
    expect(states).toEqual([true])
  })
})

describe('reading aloud', () => {
  it('uses the found voice, and detects the end', () => {
    const { device, reader, said } = deviceWith(voice('bn-BD'))
    reader.toggle('name', 'আপনার নাম।', 'bn')
    expect(said).toMatchObject([{ text: 'আপনার নাম।', lang: 'bn-BD', voice: { lang: 'bn-BD' } }])
    expect(reader.isReading('name')).toBe(true)
    device.end(said[0])
    expect(reader.isReading('name')).toBe(false)
  })

  it('stops at the second press', () => {
    const { device, reader, said } = deviceWith(voice('bn-BD'))
    reader.toggle('name', 'নাম', 'bn')
    reader.toggle('name', 'নাম', 'bn')
    expect(device.speaking).toBeUndefined()
    expect(reader.isReading('name')).toBe(false)
    expect(said).toHaveLength(1)
  })

  it('reads one text at a time and stops the previous one', () => {
    const { device, reader, said } = deviceWith(voice('en-GB'))
    reader.toggle('name', 'Name.', 'en')
    reader.toggle('age', 'Age.', 'en')
    device.end(said[0])
    expect(device.speaking?.text).toBe('Age.')
    expect([reader.isReading('name'), reader.isReading('age')]).toEqual([false, true])
  })

  it('stops if its question disappears or the page is left, but not for other questions', () => {
    const { device, page, reader } = deviceWith(voice('en-GB'))
    reader.toggle('name', 'Name.', 'en')
    reader.stop('age')
    expect(device.speaking?.text).toBe('Name.')
    reader.stop('name')
    expect(device.speaking).toBeUndefined()
    reader.toggle('age', 'Age.', 'en')
    page.dispatchEvent(new Event('pagehide'))
    expect([device.speaking, reader.isReading('age')]).toEqual([undefined, false])
  })

  it('pauses after the label, the hint and the error', () => {
    expect(toSpokenText(['আপনার নাম', 'যেমন পাসপোর্টে আছে।', 'এ তথ্যটি আবশ্যক।'], 'bn')).toBe(
      'আপনার নাম। যেমন পাসপোর্টে আছে। এ তথ্যটি আবশ্যক।',
    )
    expect(toSpokenText(['Consent', [undefined, 'I tell the truth.'], undefined], 'en')).toBe(
      'Consent. I tell the truth.',
    )
    expect(toSpokenText(['Is he alive?', 'As of today'], 'en')).toBe('Is he alive? As of today.')
  })
})

it('is remembered by the device until it is turned off', () => {
  expect(isReadAloudOn('lang=en; readAloud=on')).toBe(true)
  expect(isReadAloudOn('lang=en')).toBe(false)
  expect(isReadAloudOn('readAloud=onward')).toBe(false)
  expect(formatReadAloudCookie(true)).toContain('max-age=31536000')
  expect(formatReadAloudCookie(false)).toContain('max-age=0')
})
