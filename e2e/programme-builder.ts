import type { Page } from '@playwright/test'
import type { Bilingual, Locale } from '../domain/src/language/bilingual.ts'
import { fieldTemplates, type BuilderType } from '../domain/src/programmes/templates.ts'
import { words as condition } from '../web/src/features/programmes/form/condition-words.ts'
import { words as form } from '../web/src/features/programmes/form/form-words.ts'
import { words as list } from '../web/src/features/programmes/list/list-words.ts'
import { words as publishing } from '../web/src/features/programmes/publish/publish-words.ts'
import { words as builder } from '../web/src/features/programmes/words.ts'
import { words as saving } from '../web/src/forms/words.ts'
import { expect } from './people.ts'
import { dialogOf } from './hands.ts'

/** Somebody who builds programmes at this page, in this language. */
export function builderAt(page: Page, locale: Locale) {
  const at = (id: string) => page.locator(`[id="${id}"]`)
  const dialog = dialogOf(page)
  const say = async (id: string, { bn, en }: Bilingual) => {
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
    await say('new-title', title)
    await dialog.getByRole('button', { name: list.addYes[locale], exact: true }).click()
    await expect(page).toHaveURL(/program=\d+/)
    return Number(new URL(page.url()).searchParams.get('program'))
  }
  /** By the palette; the new question is then the one that is open. */
  const add = async (type: BuilderType, label?: Bilingual) => {
    await page.getByRole('button', { name: form.addQuestion[locale], exact: true }).click()
    await dialog.getByText(fieldTemplates[type].name[locale], { exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: fieldTemplates[type].name[locale], exact: true })).toBeVisible()
    if (label) await say('label', label)
  }
  const addSection = async (title: Bilingual) => {
    await page.getByRole('button', { name: form.addSection[locale], exact: true }).click()
    await say('title', title)
  }
  /** "Show it only when … is …", by picking. */
  const showWhen = async (question: string, answer: string) => {
    await page.getByRole('button', { name: condition.add[locale], exact: true }).click()
    await at('when.0.field').selectOption({ label: question })
    await at('when.0.value').selectOption({ label: answer })
  }
  const writeDay = async (id: string, day: string) => {
    for (const [type, text] of [['day', day.slice(8)], ['month', day.slice(5, 7)], ['year', day.slice(0, 4)]] as const) {
      await at(id).locator(`[data-type="${type}"]`).focus()
      await page.keyboard.type(text)
    }
  } // prettier-ignore
  const isSaved = () => expect(page.getByText(new RegExp(saving.savedAt[locale].replace('{time}', '.+'))).first()).toBeVisible()

  const publish = async () => {
    await openTab(builder.tabPublish)
    await expect(page.getByText(publishing.nothingMissing[locale])).toBeVisible()
    await page.getByRole('button', { name: publishing.publish[locale], exact: true }).click()
    await dialog.getByRole('button', { name: publishing.publish[locale], exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }
  return { at, dialog, row, say, openRow, openTab, begin, add, addSection, showWhen, writeDay, isSaved, publish }
}
