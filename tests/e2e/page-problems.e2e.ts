import { getScreen } from '@wewb/domain/access/screens'
import { pageProblemDeskMessages as desk } from '@wewb/web/content/page-problems/desk/messages.ts'
import { pageProblemMessages as report } from '@wewb/web/content/page-problems/messages.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, fillCaptcha, freshDigits, phoneViewport, signIn, test } from './fixtures.ts'
import { dialogIn } from './ui-actions.ts'

test.use({ viewport: phoneViewport })

test(
  'a visitor reports a problem with a page, and an administrator marks it as done',
  { tag: '@full' },
  async ({ page }) => {
    const problem = `নিবন্ধনের বোতাম কাজ করে না ${freshDigits(9)}`
    await page.goto('/terms')
    await page.getByRole('link', { name: getScreen('report-problem').title.bn }).click()
    await expect(page.getByText(report.page.bn.replace('{page}', getScreen('terms').title.bn))).toBeVisible()
    const submit = page.getByRole('button', { name: report.submit.bn, exact: true })
    await submit.click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
    await page.getByLabel(report.text.bn).fill(problem)
    await page.getByLabel(report.contact.bn).fill('0171')
    await fillCaptcha(page, 'bn')
    await submit.click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
    await expectAccessible(page)
    await page.getByLabel(report.contact.bn).fill('01712345678')
    await submit.click()
    await expect(page.getByText(report.done.bn)).toBeVisible()

    await signIn(page, 'admin@demo.wewb')
    await page.goto('/page-problems')
    const row = page.locator('tbody tr').filter({ hasText: problem })
    await row.getByRole('button').click()
    const dialog = dialogIn(page)
    await dialog.getByLabel(desk.note.bn).fill('ঠিক করা হয়েছে')
    await dialog.getByRole('button', { name: desk.markDone.bn, exact: true }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('link', { name: desk.done.bn, exact: true }).click()
    await expect(row).toContainText('ঠিক করা হয়েছে')
    await expectAccessible(page)
  },
)
