import type { Page } from '@playwright/test'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { Programme } from '@wewb/domain/services/programmes/programme'
import { formMessages as form } from '@wewb/web/services/programmes/form/form-messages.ts'
import { previewMessages as preview } from '@wewb/web/services/programmes/preview/preview-messages.ts'
import { conflictMessages as clash } from '@wewb/web/services/programmes/autosave/conflict-messages.ts'
import { programmeStateMessages, programmeMessages } from '@wewb/web/services/programmes/messages.ts'
import { expectAccessibleServicePage } from './service-form.ts'
import { applicationApi } from './application-api.ts'
import { openOfficerPage } from './officer.ts'
import {
  desktopViewport,
  expect,
  freshDigits,
  locales,
  phoneViewport,
  signIn,
  signInToDashboard,
  setLocale,
  test,
} from './fixtures.ts'
import { programmeBuilderAt } from './programme-builder.ts'
import { builderLogin } from './sewing-grant.ts'

test.use({ viewport: desktopViewport })
test.setTimeout(240_000)

const today = toDhakaDate(new Date())
const about: Bilingual = { bn: 'আপনার পরিচয়', en: 'About you' }
const enterprise: Bilingual = { bn: 'আপনার উদ্যোগ', en: 'Your enterprise' }
const licence: Bilingual = { bn: 'লাইসেন্স আছে?', en: 'Do you have a licence?' }
const number: Bilingual = { bn: 'লাইসেন্স নম্বর', en: 'Licence number' }
const itemsLabel: Bilingual = { bn: 'যা যা কিনবেন', en: 'What you will buy' }
const price: Bilingual = { bn: 'দাম', en: 'Price' }
const yes: Bilingual = { bn: 'হ্যাঁ', en: 'Yes' }
const titled = (bn: string, en: string): Bilingual => ({ bn, en: `${en} ${freshDigits(6)}` })

/** Waits for the focus after each key, because the drop target is computed asynchronously. */
async function pressAndWait(page: Page, key: string) {
  const focused = () =>
    page.evaluate(() => `${document.activeElement?.id} ${document.activeElement?.getAttribute('aria-label')}`)
  const before = await focused()
  await page.keyboard.press(key)
  await expect.poll(focused, { timeout: 5000 }).not.toBe(before)
}

for (const locale of locales)
  test(
    `programme builder in ${locale}: an administrator builds a programme of two sections and publishes it`,
    { tag: '@full' },
    async ({ page, context, baseURL }) => {
      await setLocale(context, locale, baseURL)
      await signIn(page, builderLogin)
      const actions = programmeBuilderAt(page, locale)
      const { at, add, addSection, say, openRow, openTab } = actions
      await page.goto('/gms-builder')
      await expectAccessibleServicePage(page)
      const programId = await actions.begin(titled('হাতে গড়া অনুদান', 'A grant built by hand'))

      // The first section exists; blocks have default labels.
      await openRow(form.untitledSection[locale].replace('{n}', locale === 'bn' ? '১' : '1'))
      await say('title', about)
      await add('grant-receiver')
      await add('passport-verification')
      await add('present-address')
      await addSection(enterprise)
      await add('radio', licence)
      await say('options.0.label', yes)
      await say('options.1.label', { bn: 'না', en: 'No' })
      await expectAccessibleServicePage(page)
      await add('text', number)
      await actions.showWhen(licence[locale], yes[locale])
      await openRow(enterprise[locale])
      await add('list', itemsLabel)
      // The preview updates a moment later and does not take the focus.
      await expect(page.getByRole('group', { name: itemsLabel[locale] }).last()).toBeVisible()
      await expect(at('label.en')).toBeFocused()
      await add('text', { bn: 'জিনিস', en: 'Thing' })
      await add('money', price)
      await expectAccessibleServicePage(page)
      await openRow(enterprise[locale])
      await add('total')
      await page.getByLabel(`${itemsLabel[locale]}, ${price[locale]}`).check()
      await add('file', { bn: 'দরপত্র', en: 'Quotation' })

      // The preview is the real form: the condition works with test answers.
      await expect(page.getByRole('textbox', { name: number[locale], exact: true })).toHaveCount(0)
      await page.getByRole('radio', { name: yes[locale], exact: true }).check()
      await expect(page.getByRole('textbox', { name: number[locale], exact: true })).toBeVisible()

      // Moves a field below one that depends on it, with the keyboard only; undo repairs it.
      const handle = actions.row(licence[locale]).getByRole('button')
      // The list moves the focus to the opened row a moment later.
      await expect(async () => {
        await handle.focus()
        await pressAndWait(page, 'Enter')
      }).toPass()
      for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await pressAndWait(page, key)
      await openRow(number[locale])
      await expect(page.getByText(form.lookBack[locale])).toBeVisible()
      await page.getByRole('button', { name: programmeMessages.undo[locale], exact: true }).click()
      await expect(page.getByText(form.lookBack[locale])).toHaveCount(0)

      // The checklist links to the missing parts.
      await openTab(programmeMessages.tabPublish)
      await expectAccessibleServicePage(page)
      await page.locator('a[href$="#opensOn"]').click()
      await expect(page).toHaveURL(/tab=settings#opensOn/)
      await actions.writeDay('opensOn', today)
      await actions.writeDay('closesOn', addDays(today, 30))
      await at('maxAmount').fill('50000')
      await at('budget').fill('500000')
      await expectAccessibleServicePage(page)
      await actions.isSaved()
      await openTab(programmeMessages.tabPreview)
      await page.getByText(preview.desktop[locale], { exact: true }).click()
      await expectAccessibleServicePage(page)
      await actions.publish()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(programmeStateMessages.PUBLISHED[locale])
      await openTab(programmeMessages.tabVersions)
      await expectAccessibleServicePage(page)

      const programme = await applicationApi(baseURL).as(builderLogin, 'GET', `/gms/programs/${programId}`)
      const { sections } = programme['draft'] as Programme
      expect(sections.map(({ fields }) => fields.map(({ kind }) => kind))).toEqual([
        ['block', 'block', 'block'],
        ['choice', 'text', 'list', 'total', 'file'],
      ])
      expect(sections[1]?.fields[1]?.when).toEqual({ field: 'q4', is: '1' })

      // On a phone: the outline, then the selected item in full width.
      await page.setViewportSize(phoneViewport)
      await page.goto(`/gms-builder?program=${programId}`)
      await expectAccessibleServicePage(page)
      await openRow(licence[locale])
      await expect(page.getByRole('link', { name: form.back[locale] })).toBeVisible()
      await expectAccessibleServicePage(page)
    },
  )

test(
  'merges concurrent edits of two editors, and asks only about conflicts in the same field',
  { tag: '@full' },
  async ({ page, context, browser, baseURL }) => {
    const { as } = applicationApi(baseURL)
    await setLocale(context, 'bn', baseURL)
    await signInToDashboard(page, builderLogin)
    const first = programmeBuilderAt(page, 'bn')
    const programId = await first.begin(titled('দুজনের কর্মসূচি', 'Written by two'))
    await first.add('text', number)
    await first.add('text', licence)
    await first.isSaved()
    const other = await openOfficerPage(browser, 'bn', baseURL, builderLogin)
    const second = programmeBuilderAt(other, 'bn')
    const labels = async () => {
      const { draft } = await as(builderLogin, 'GET', `/gms/programs/${programId}`)
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
    await expectAccessibleServicePage(other)
    await second.dialog.getByRole('radio', { name: new RegExp(clash.theirs.bn) }).check()
    await second.dialog.getByRole('button', { name: clash.keep.bn }).click()
    await expect(second.at('label.en')).toHaveValue('Licence, by the first')
    await expect.poll(labels).toEqual(['Number, by the second', 'Licence, by the first'])
  },
)
