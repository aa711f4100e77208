import type { Browser, Page } from '@playwright/test'
import { showDigits } from '../domain/src/language/digits.ts'
import type { Locale } from '../domain/src/language/bilingual.ts'
import { eduAllowance } from '../domain/src/services/edu-allowance/definition.ts'
import { words as file } from '../web/src/features/desk/file/file-words.ts'
import { words as result } from '../web/src/features/desk/results/merit-words.ts'
import { stateWords, words as setups } from '../web/src/features/desk/setups/setup-words.ts'
import { desk, expect, signIn, speak } from './people.ts'
import { dialogOf } from './hands.ts'

export const moveOf = (id: string) => eduAllowance.workflow.moves.find((move) => move.id === id)?.label ?? { bn: '', en: '' }
const fieldOf = (id: string) =>
  eduAllowance.steps.flatMap(({ fields }) => fields).find((field) => field.id === id)?.label ?? { bn: '', en: '' }

/** Another officer at another desk, logged in. */
export async function seat(browser: Browser, locale: Locale, baseURL: string | undefined, login: string, viewport = desk): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport })
  await speak(context, locale, baseURL)
  const page = await context.newPage()
  await signIn(page, login)
  return page
}

/** Someone of the staff who works at this page, in this language. */
export function officerAt(page: Page, locale: Locale) {
  const dialog = dialogOf(page)
  const move = (id: string) =>
    page.getByRole('region', { name: file.decision[locale] }).getByRole('button', { name: moveOf(id)[locale], exact: true })
  const send = (id: string) => dialog.getByRole('button', { name: moveOf(id)[locale], exact: true }).click()

  const openFile = async (no: string) => {
    await page.goto(`/education-allowance?view=all&application=${no}`)
    await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible()
  }
  /** The check-list, and the file is found eligible. */
  const fillForward = async () => {
    for (const box of await dialog.getByRole('checkbox').all()) await box.check()
    await dialog.getByRole('radio').first().check()
  }
  const forward = async () => {
    await move('forward').click()
    await fillForward()
    await send('forward')
    await expect(dialog).toHaveCount(0)
  }
  const sendBack = async (field: string, note: string) => {
    await move('send-back').click()
    await dialog.locator('summary').first().click()
    await dialog.getByLabel(fieldOf(field)[locale], { exact: true }).check()
    await dialog.getByRole('textbox').last().fill(note)
    await send('send-back')
    await expect(dialog).toHaveCount(0)
  }

  const publishCircular = async (title: string) => {
    await page.goto('/education-allowance?tab=setups')
    const row = page.getByRole('row').filter({ hasText: title })
    await row.getByRole('button', { name: setups.publish[locale] }).click()
    await dialog.getByRole('button', { name: setups.publishYes[locale] }).click()
    await expect(dialog).toHaveCount(0)
    await expect(row).toContainText(stateWords['OPEN']?.[locale] ?? '')
  }
  const openList = (setup: number) => page.goto(`/scholarship-result?circular=${setup}`)
  const propose = async (setup: number, selected: number) => {
    await openList(setup)
    await expect(page.getByText(result.line[locale].replace('{n}', showDigits(selected, locale)))).toBeVisible()
    await page.getByRole('button', { name: result.propose[locale] }).click()
    await dialog.getByRole('button', { name: result.proposeYes[locale] }).click()
    await expect(dialog).toHaveCount(0)
  }
  const approveList = async (setup: number, memoNo: string) => {
    await openList(setup)
    await page.getByRole('button', { name: result.approve[locale] }).click()
    await dialog.getByRole('button', { name: result.approve[locale] }).click()
    await expect(dialog.getByLabel(result.memoNo[locale])).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel(result.memoNo[locale]).fill(memoNo)
    await dialog.getByRole('button', { name: result.approve[locale] }).click()
    await expect(dialog).toHaveCount(0)
  }
  const publish = async (others: number) => {
    await page.getByRole('button', { name: result.publish[locale] }).click()
    await expect(dialog.getByText(result.tellOthers[locale].replace('{n}', showDigits(others, locale)))).toBeVisible()
    await dialog.getByRole('button', { name: result.publishYes[locale] }).click()
    await expect(page.getByText(result.published[locale].split(':')[0] ?? '').first()).toBeVisible()
    await expect(page.getByRole('button', { name: result.publish[locale] })).toHaveCount(0)
  }
  return { dialog, move, openFile, fillForward, forward, sendBack, publishCircular, propose, approveList, publish }
}
