import { expect, logInToDashboard, speak, test } from './people.ts'

test.beforeEach(({ context, baseURL }) => speak(context, 'en', baseURL))

test('a visitor: unknown paths go to the error page, closed ones home, public ones open', async ({ page }) => {
  for (const path of ['/nowhere', '/role', '/education-allowance', '/a/b/c']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/error')
  }
  for (const path of ['/dashboard', '/profile', '/audit-log']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/')
  }
  await page.goto('/terms')
  await expect(page).toHaveURL('/terms')
})

test('somebody logged in: no log-in page, own menus open, others log out', async ({ page }) => {
  await logInToDashboard(page, 'en', 'auditor@demo.wewb')
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/dashboard')
  }
  await page.goto('/audit-log')
  await expect(page).toHaveURL('/audit-log')
  await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText('Administration')
  await page.goto('/nowhere')
  await expect(page).toHaveURL('/error')
  await page.goto('/profile')
  await expect(page).toHaveURL('/profile')

  await logInToDashboardAs(page, '01700000001')
  await page.goto('/audit-log')
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('an expired session says so and goes to log-in', async ({ page }) => {
  await logInToDashboard(page, 'en', '01700000001')
  await page.route('**/api/v1/profile', (route) =>
    route.fulfill({ status: 401, json: { status: false, code: 'TOKEN_EXPIRED', message: 'Session expired! Please login again.' } }),
  )
  await page.goto('/profile')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Session expired! Please login again.')).toBeVisible()
})

test('a lost connection takes a signed-in person home, and says why', async ({ page, context }) => {
  await logInToDashboard(page, 'en', '01700000001')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/(login)?$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await context.setOffline(false)
})

async function logInToDashboardAs(page: Parameters<typeof logInToDashboard>[0], login: string) {
  await page.evaluate(() => localStorage.clear())
  await logInToDashboard(page, 'en', login)
}
