import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { Locale } from '@wewb/domain/language/bilingual'
import { FormServicesContext, type FormServices } from '#form-engine/fields/form-services.ts'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { renderPlainLabel, LabelContext } from '#components/inputs/field.tsx'
import { FormFields } from '#form-engine/forms/form-fields.tsx'

/** Fakes the browser's speech synthesis. */
const device = {
  voices: [] as string[],
  speak() {},
  cancel() {},
  getVoices: () => device.voices.map((lang) => ({ lang, localService: true })),
}
vi.stubGlobal('speechSynthesis', device)
const { renderLabelWithSpeaker, ReadAloudSwitch } = await import('./read-aloud.tsx')

beforeEach(() => {
  device.voices = []
})
afterEach(() => vi.unstubAllGlobals())

const nothing = () => Promise.reject(new Error('not used in these tests'))
const services: FormServices = {
  list: nothing,
  upload: nothing,
  open: nothing,
  remove: nothing,
  verify: nothing,
  document: () => undefined,
}

const switchRendered = (locale: Locale, cookie = '') => {
  vi.stubGlobal('document', { cookie })
  return renderToString(
    <LanguageProvider initial={locale}>
      <ReadAloudSwitch onChange={() => undefined} />
    </LanguageProvider>,
  )
}

const label = { bn: 'আবেদনকারীর নাম', en: 'Name of the applicant' }
const hint = { bn: 'পাসপোর্টে যেমন আছে।', en: 'As in the passport.' }
const fields: Field[] = [
  { kind: 'text', id: 'name', label, hint },
  {
    kind: 'choice',
    id: 'alive',
    display: 'radio',
    label: { bn: 'জীবিত?', en: 'Alive?' },
    options: [{ value: 'Y', label: { bn: 'হ্যাঁ', en: 'Yes' } }],
  },
  {
    kind: 'consent',
    id: 'agreed',
    label: { bn: 'সম্মতি', en: 'Consent' },
    statement: { bn: 'আমি সত্য বলছি।', en: 'I tell the truth.' },
  },
  { kind: 'block', id: 'present', block: 'address', label: { bn: 'ঠিকানা', en: 'Address' } },
]

const questions = (isOn: boolean, locale: Locale = 'bn') =>
  renderToString(
    <LanguageProvider initial={locale}>
      <FormServicesContext value={services}>
        <LabelContext value={isOn ? renderLabelWithSpeaker : renderPlainLabel}>
          <FormFields
            fields={fields}
            answers={{}}
            view={{ facts: {}, answers: [{}] }}
            issues={[]}
            editability={() => 'open'}
            onAnswer={() => undefined}
          />
        </LabelContext>
      </FormServicesContext>
    </LanguageProvider>,
  )

describe('read-aloud switch of a form', () => {
  it('exists only if the device has a voice for the page language', () => {
    expect(switchRendered('bn')).toBe('')
    device.voices = ['en-US']
    expect(switchRendered('bn')).toBe('')
    expect(switchRendered('en')).toContain('Read aloud')
    device.voices = ['bn-BD']
    expect(switchRendered('bn')).toContain('পড়ে শোনান')
  })

  it('is off until it is turned on once on this device', () => {
    device.voices = ['bn-BD']
    expect(switchRendered('bn')).toContain('aria-pressed="false"')
    expect(switchRendered('bn', 'lang=bn; readAloud=on')).toContain('aria-pressed="true"')
  })
})

describe('read-aloud button of a question', () => {
  it('is not rendered until it is enabled', () => {
    expect(questions(false)).not.toContain('পড়ে শোনান')
  })

  it('names its question, in the reader’s language', () => {
    expect(questions(true)).toContain('aria-label="পড়ে শোনান: আবেদনকারীর নাম"')
    expect(questions(true, 'en')).toContain('aria-label="Read aloud: Name of the applicant"')
  })

  it('exists for every question, also inside a group, a checkbox and an address', () => {
    const names = [...questions(true, 'en').matchAll(/aria-label="Read aloud: ([^"]*)"/g)].map(([, name]) => name)
    expect(names).toEqual(expect.arrayContaining(['Name of the applicant', 'Alive?', 'Consent', 'Address', 'Division']))
    expect(new Set(names).size).toBe(names.length)
  })

  it('is between label and input, and not part of the name of either', () => {
    const html = questions(true, 'en')
    const label = /<label for="name"[^>]*>Name of the applicant<\/label>/
    const button = /<button type="button"[^>]*>.*?<\/button><\/span>/
    expect(html).toMatch(new RegExp(`${label.source}${button.source}.*?<input id="name"`))
    expect(html).toMatch(/<fieldset id="alive"[^>]*aria-labelledby="alive-label"/)
    expect(html).toMatch(/<span id="alive-label">Alive\?<\/span><button/)
  })
})
