import type { Browser, Page } from '@playwright/test'
import { formatDigits } from '@wewb/domain/language/digits'
import type { Locale } from '@wewb/domain/language/bilingual'
import { eduAllowance } from '@wewb/domain/services/definitions/edu-allowance/definition'
import { applicationReviewMessages as file } from '@wewb/web/casework/desk/application/application-review-messages.ts'
import { meritListMessages as result } from '@wewb/web/casework/desk/results/merit-list-messages.ts'
import { setupStateNames, setupMessages as setups } from '@wewb/web/casework/desk/setups/setup-messages.ts'
import { desktopViewport, expect, signIn, setLocale } from './fixtures.ts'
import { dialogIn } from './ui-actions.ts'

export const moveLabelOf = (id: string) =>
  eduAllowance.workflow.moves.find((move) => move.id === id)?.label ?? { bn: '', en: '' }
const fieldOf = (id: string) =>
  eduAllowance.steps.flatMap(({ fields }) => fields).find((field) => field.id === id)?.label ?? { bn: '', en: '' }

/** Opens a page for another officer, signed in. */
export async function openOfficerPage(
  browser: Browser,
  locale: Locale,
  baseURL: string | undefined,
  login: string,
  viewport = desktopViewport,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport })
  await setLocale(context, locale, baseURL)
  const page = await context.newPage()
  await signIn(page, login)
  return page
}

/** UI actions of an officer. */
export function officerAt(page: Page, locale: Locale) {
  const dialog = dialogIn(page)
  const move = (id: string) =>
    page
      .getByRole('region', { name: file.decision[locale] })
      .getByRole('button', { name: moveLabelOf(id)[locale], exact: true })
  const send = (id: string) => dialog.getByRole('button', { name: moveLabelOf(id)[locale], exact: true }).click()

  const openFile = async (no: string) => {
    await page.goto(`/education-allowance?view=all&application=${no}`)
    await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible()
  }
  /** Fills in the check-list and marks the application as eligible. */
  const fillForward = async () => {
    for (const input of await dialog.getByRole('checkbox').all()) await input.check()
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
    await expect(row).toContainText(setupStateNames['OPEN']?.[locale] ?? '')
  }
  const openList = (setup: number) => page.goto(`/scholarship-result?circular=${setup}`)
  const propose = async (setup: number, selected: number) => {
    await openList(setup)
    await expect(page.getByText(result.row[locale].replace('{n}', formatDigits(selected, locale)))).toBeVisible()
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
    await expect(dialog.getByText(result.tellOthers[locale].replace('{n}', formatDigits(others, locale)))).toBeVisible()
    await dialog.getByRole('button', { name: result.publishYes[locale] }).click()
    await expect(page.getByText(result.published[locale].split(':')[0] ?? '').first()).toBeVisible()
    await expect(page.getByRole('button', { name: result.publish[locale] })).toHaveCount(0)
  }
  return { dialog, move, openFile, fillForward, forward, sendBack, publishCircular, propose, approveList, publish }
}
