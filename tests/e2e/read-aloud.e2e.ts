import type { Page } from '@playwright/test'
import { readAloudMessages as reading } from '@wewb/web/form-engine/read-aloud/read-aloud-messages.ts'
import { expectAccessiblePage } from './accessibility.ts'
import { mobileApplicantAt } from './mobile-applicant.ts'
import { expect, phoneViewport, test } from './fixtures.ts'

test.use({ viewport: phoneViewport })

test('reads a question aloud in Bangla, and stops at a second press', async ({ page, context, request, baseURL }) => {
  await context.addInitScript(stubBanglaVoice)
  const circular = { bn: 'শোনার বিজ্ঞপ্তি', en: 'A circular to hear' }
  const { applicant, open } = await mobileApplicantAt({ page, context, request, baseURL }, circular)
  await open('education')
  const speakers = page.getByRole('button', { name: reading.readQuestion.bn.replace('{label}', '') })
  const toggle = page.getByRole('button', { name: reading.readAloud.bn, exact: true })
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await expect(speakers).toHaveCount(0)
  await toggle.click()
  await expect(speakers.first()).toBeVisible()
  await expectAccessiblePage(page)

  const label = ((await speakers.first().getAttribute('aria-label')) ?? '').replace(
    reading.readQuestion.bn.replace('{label}', ''),
    '',
  )
  const stop = page.getByRole('button', { name: reading.stop.bn.replace('{label}', label), exact: true })
  await speakers.first().click()
  await expect(stop).toBeVisible()
  const utterances = await utterancesOn(page)
  expect(utterances).toHaveLength(1)
  expect(utterances[0]).toMatchObject({ lang: 'bn-BD' })
  expect(utterances[0]?.text.startsWith(label)).toBe(true)
  await stop.click()
  await expect(stop).toHaveCount(0)
  // The speech also ends by itself.
  await speakers.nth(1).click()
  await expect(page.getByRole('button', { name: reading.stop.bn.replace('{label}', '') })).toHaveCount(1)
  await page.evaluate(() => window.dispatchEvent(new Event('voice-ends')))
  await expect(page.getByRole('button', { name: reading.stop.bn.replace('{label}', '') })).toHaveCount(0)

  // The preference is stored for the next step.
  await applicant.next()
  await applicant.isAtStep('address')
  await expect(speakers.first()).toBeVisible()
  await page.getByRole('button', { name: reading.readAloud.bn, exact: true }).click()
  await expect(speakers).toHaveCount(0)
})

test(
  'is not available on a phone without a local Bangla voice',
  { tag: '@full' },
  async ({ page, context, request, baseURL }) => {
    const { applicant, open } = await mobileApplicantAt(
      { page, context, request, baseURL },
      { bn: 'নীরব ফোন', en: 'A silent phone' },
    )
    const comes = page.waitForResponse(/\/read-aloud-[^/]+\.js$/)
    await open('education')
    await (await comes).finished()
    await expect(applicant.at('classRoll')).toBeVisible()
    await expect(page.getByRole('button', { name: reading.readAloud.bn })).toHaveCount(0)
  },
)

type Utterance = { text: string; lang: string }
const utterancesOn = (page: Page) => page.evaluate(() => (window as unknown as { said: Utterance[] }).said)

/** Runs in the page. Provides a fake speech synthesis, because test machines have no voice. */
function stubBanglaVoice() {
  const said: Utterance[] = []
  const voices = [{ lang: 'bn-BD', localService: true, name: 'Bangla', default: true, voiceURI: 'bn' }]
  let current: EventTarget | undefined
  const end = () => {
    const over = current
    current = undefined
    over?.dispatchEvent(new Event('end'))
  }
  class FakeUtterance extends EventTarget {
    lang = ''
    voice: unknown
    text: string
    constructor(text: string) {
      super()
      this.text = text
    }
  }
  const device = {
    onvoiceschanged: null,
    getVoices: () => voices,
    speak: (utterance: FakeUtterance) => {
      current = utterance
      said.push({ text: utterance.text, lang: utterance.lang })
    },
    cancel: end,
  }
  window.addEventListener('voice-ends', end)
  Object.defineProperty(window, 'speechSynthesis', { value: device })
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: FakeUtterance })
  Object.defineProperty(window, 'said', { value: said })
}
