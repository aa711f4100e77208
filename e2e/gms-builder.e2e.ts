import type { Page } from '@playwright/test'
import { addDays } from '../domain/src/engine/working-days.ts'
import type { Bilingual } from '../domain/src/language/bilingual.ts'
import { dhakaDay } from '../domain/src/language/dates.ts'
import type { Programme } from '../domain/src/programmes/programme.ts'
import { words as form } from '../web/src/features/programmes/form/form-words.ts'
import { words as preview } from '../web/src/features/programmes/preview/preview-words.ts'
import { words as clash } from '../web/src/features/programmes/saving/clash-words.ts'
import { stateWords, words } from '../web/src/features/programmes/words.ts'
import { judgeAt } from './any-service.ts'
import { filesAt } from './files.ts'
import { seat } from './officer.ts'
import { desk, expect, freshDigits, locales, phone, signIn, signInToDashboard, speak, test } from './people.ts'
import { builderAt } from './programme-builder.ts'
import { builder } from './sewing-grant.ts'

test.use({ viewport: desk })
test.setTimeout(240_000)

const today = dhakaDay(new Date())
const about: Bilingual = { bn: 'আপনার পরিচয়', en: 'About you' }
const enterprise: Bilingual = { bn: 'আপনার উদ্যোগ', en: 'Your enterprise' }
const licence: Bilingual = { bn: 'লাইসেন্স আছে?', en: 'Do you have a licence?' }
const number: Bilingual = { bn: 'লাইসেন্স নম্বর', en: 'Licence number' }
const things: Bilingual = { bn: 'যা যা কিনবেন', en: 'What you will buy' }
const price: Bilingual = { bn: 'দাম', en: 'Price' }
const yes: Bilingual = { bn: 'হ্যাঁ', en: 'Yes' }
const titled = (bn: string, en: string): Bilingual => ({ bn, en: `${en} ${freshDigits(6)}` })

/** Where a dragged row would land is prepared after each key, and has the focus once it is. */
async function pressAndWait(page: Page, key: string) {
  const focused = () => page.evaluate(() => `${document.activeElement?.id} ${document.activeElement?.getAttribute('aria-label')}`)
  const before = await focused()
  await page.keyboard.press(key)
  await expect.poll(focused, { timeout: 5000 }).not.toBe(before)
}

for (const locale of locales)
  test(
    `an administrator builds a programme of two sections by hand and publishes it, in ${locale}`,
    { tag: '@full' },
    async ({ page, context, baseURL }) => {
      await speak(context, locale, baseURL)
      await signIn(page, builder)
      const hands = builderAt(page, locale)
      const { at, add, addSection, say, openRow, openTab } = hands
      await page.goto('/gms-builder')
      await judgeAt(page)
      const programId = await hands.begin(titled('হাতে গড়া অনুদান', 'A grant built by hand'))

      // The first section is there; blocks come with their words.
      await openRow(form.untitledSection[locale].replace('{n}', locale === 'bn' ? '১' : '1'))
      await say('title', about)
      await add('grant-receiver')
      await add('passport-verification')
      await add('present-address')
      await addSection(enterprise)
      await add('radio', licence)
      await say('options.0.label', yes)
      await say('options.1.label', { bn: 'না', en: 'No' })
      await judgeAt(page)
      await add('text', number)
      await hands.showWhen(licence[locale], yes[locale])
      await openRow(enterprise[locale])
      await add('list', things)
      // The preview follows a moment later, and leaves the page to whoever writes.
      await expect(page.getByRole('group', { name: things[locale] }).last()).toBeVisible()
      await expect(at('label.en')).toBeFocused()
      await add('text', { bn: 'জিনিস', en: 'Thing' })
      await add('money', price)
      await judgeAt(page)
      await openRow(enterprise[locale])
      await add('total')
      await page.getByLabel(`${things[locale]}, ${price[locale]}`).check()
      await add('file', { bn: 'দরপত্র', en: 'Quotation' })

      // The preview beside it is the form: the condition works with test answers.
      await expect(page.getByRole('textbox', { name: number[locale], exact: true })).toHaveCount(0)
      await page.getByRole('radio', { name: yes[locale], exact: true }).check()
      await expect(page.getByRole('textbox', { name: number[locale], exact: true })).toBeVisible()

      // By keys alone the question of the licence goes below its number, which then looks ahead; one step back puts it right.
      const handle = hands.row(licence[locale]).getByRole('button')
      // The list gives the focus to the row it has just opened, a moment after.
      await expect(async () => {
        await handle.focus()
        await pressAndWait(page, 'Enter')
      }).toPass()
      for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await pressAndWait(page, key)
      await openRow(number[locale])
      await expect(page.getByText(form.lookBack[locale])).toBeVisible()
      await page.getByRole('button', { name: words.undo[locale], exact: true }).click()
      await expect(page.getByText(form.lookBack[locale])).toHaveCount(0)

      // The checklist leads to what is missing.
      await openTab(words.tabPublish)
      await judgeAt(page)
      await page.locator('a[href$="#opensOn"]').click()
      await expect(page).toHaveURL(/tab=settings#opensOn/)
      await hands.writeDay('opensOn', today)
      await hands.writeDay('closesOn', addDays(today, 30))
      await at('maxAmount').fill('50000')
      await at('budget').fill('500000')
      await judgeAt(page)
      await hands.isSaved()
      await openTab(words.tabPreview)
      await page.getByText(preview.desktop[locale], { exact: true }).click()
      await judgeAt(page)
      await hands.publish()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(stateWords.PUBLISHED[locale])
      await openTab(words.tabVersions)
      await judgeAt(page)

      const stored = await filesAt(baseURL).as(builder, 'GET', `/gms/programs/${programId}`)
      const { sections } = stored['draft'] as Programme
      expect(sections.map(({ fields }) => fields.map(({ kind }) => kind))).toEqual([
        ['block', 'block', 'block'],
        ['choice', 'text', 'list', 'total', 'file'],
      ])
      expect(sections[1]?.fields[1]?.when).toEqual({ field: 'q4', is: '1' })

      // On a phone: outline, then what is tapped, full width.
      await page.setViewportSize(phone)
      await page.goto(`/gms-builder?program=${programId}`)
      await judgeAt(page)
      await openRow(licence[locale])
      await expect(page.getByRole('link', { name: form.back[locale] })).toBeVisible()
      await judgeAt(page)
    },
  )

test(
  'two editors write at the same time: both keep what they wrote, and only the same box asks whose',
  { tag: '@full' },
  async ({ page, context, browser, baseURL }) => {
    const { as } = filesAt(baseURL)
    await speak(context, 'bn', baseURL)
    await signInToDashboard(page, builder)
    const first = builderAt(page, 'bn')
    const programId = await first.begin(titled('দুজনের কর্মসূচি', 'Written by two'))
    await first.add('text', number)
    await first.add('text', licence)
    await first.isSaved()
    const other = await seat(browser, 'bn', baseURL, builder)
    const second = builderAt(other, 'bn')
    const labels = async () => {
      const { draft } = await as(builder, 'GET', `/gms/programs/${programId}`)
      return (draft as Programme).sections.flatMap(({ fields }) => fields.map(({ label }) => label.en))
    }

    await other.goto(`/gms-builder?program=${programId}&at=q1`)
    await page.goto(`/gms-builder?program=${programId}&at=q2`)
    await second.at('label.en').fill('Number, by the second')
    await expect.poll(labels).toContain('Number, by the second')
    await first.at('label.en').fill('Licence, by the first')
    await expect.poll(labels).toEqual(['Number, by the second', 'Licence, by the first'])

    await second.openRow(licence.bn)
    await second.at('label.en').fill('Licence, by the second')
    await expect(second.dialog.getByText(clash.intro.bn)).toBeVisible()
    await judgeAt(other)
    await second.dialog.getByRole('radio', { name: new RegExp(clash.theirs.bn) }).check()
    await second.dialog.getByRole('button', { name: clash.keep.bn }).click()
    await expect(second.at('label.en')).toHaveValue('Licence, by the first')
    await expect.poll(labels).toEqual(['Number, by the second', 'Licence, by the first'])
  },
)
