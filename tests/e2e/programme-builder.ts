import type { Page } from '@playwright/test'
import type { Bilingual, Locale } from '@wewb/domain/language/bilingual'
import { fieldTemplates, type BuilderType } from '@wewb/domain/services/programmes/field-templates'
import { conditionMessages as condition } from '@wewb/web/services/programmes/form/condition-messages.ts'
import { formMessages as form } from '@wewb/web/services/programmes/form/form-messages.ts'
import { programmeListMessages as list } from '@wewb/web/services/programmes/list/list-messages.ts'
import { publishMessages as publishing } from '@wewb/web/services/programmes/publish/publish-messages.ts'
import { programmeMessages as builder } from '@wewb/web/services/programmes/messages.ts'
import { formMessages as saving } from '@wewb/web/form-engine/forms/messages.ts'
import { expect } from './fixtures.ts'
import { dialogIn } from './ui-actions.ts'

/** UI actions in the programme builder. */
export function programmeBuilderAt(page: Page, locale: Locale) {
  const at = (id: string) => page.locator(`[id="${id}"]`)
  const dialog = dialogIn(page)
  const fillBilingual = async (id: string, { bn, en }: Bilingual) => {
    await at(`${id}.bn`).fill(bn)
    await at(`${id}.en`).fill(en)
  }
  const row = (name: string) => page.getByRole('row', { name })
  const openRow = async (name: string) => {
    await row(name).getByText(name).click()
    await expect(page).toHaveURL(/at=/)
  }
  const openTab = (word: Bilingual) =>
    page.getByRole('navigation', { name: builder.tabs[locale] }).getByRole('link', { name: word[locale] }).click()

  const begin = async (title: Bilingual): Promise<number> => {
    await page.goto('/gms-builder')
    await page.getByRole('button', { name: list.add[locale], exact: true }).click()
    await fillBilingual('new-title', title)
    await dialog.getByRole('button', { name: list.addYes[locale], exact: true }).click()
    await expect(page).toHaveURL(/program=\d+/)
    return Number(new URL(page.url()).searchParams.get('program'))
  }
  /** Adds a field from the palette; the new field is then open. */
  const add = async (type: BuilderType, label?: Bilingual) => {
    await page.getByRole('button', { name: form.addQuestion[locale], exact: true }).click()
    await dialog.getByText(fieldTemplates[type].name[locale], { exact: true }).click()
    await expect(
      page.getByRole('heading', { level: 2, name: fieldTemplates[type].name[locale], exact: true }),
    ).toBeVisible()
    if (label) await fillBilingual('label', label)
  }
  const addSection = async (title: Bilingual) => {
    await page.getByRole('button', { name: form.addSection[locale], exact: true }).click()
    await fillBilingual('title', title)
  }
  /** Sets the condition "Show it only when … is …". */
  const showWhen = async (question: string, answer: string) => {
    await page.getByRole('button', { name: condition.add[locale], exact: true }).click()
    await at('when.0.field').selectOption({ label: question })
    await at('when.0.value').selectOption({ label: answer })
  }
  const writeDay = async (id: string, day: string) => {
    for (const [type, text] of [
      ['day', day.slice(8)],
      ['month', day.slice(5, 7)],
      ['year', day.slice(0, 4)],
    ] as const) {
      await at(id).locator(`[data-type="${type}"]`).focus()
      await page.keyboard.type(text)
    }
  }
  const expectSaved = () =>
    expect(page.getByText(new RegExp(saving.savedAt[locale].replace('{time}', '.+'))).first()).toBeVisible()

  const publish = async () => {
    await openTab(builder.tabPublish)
    await expect(page.getByText(publishing.nothingMissing[locale])).toBeVisible()
    await page.getByRole('button', { name: publishing.publish[locale], exact: true }).click()
    await dialog.getByRole('button', { name: publishing.publish[locale], exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }
  return {
    at,
    dialog,
    row,
    say: fillBilingual,
    openRow,
    openTab,
    begin,
    add,
    addSection,
    showWhen,
    writeDay,
    isSaved: expectSaved,
    publish,
  }
}
