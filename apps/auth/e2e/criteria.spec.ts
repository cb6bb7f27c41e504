import { expectNoSidewaysScroll } from '../../../tools/e2e/accessibility.ts'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { pressAndDrawAway, turned } from '../../../tools/e2e/pressing.ts'
import { accounts } from './accounts.ts'
import { arrive } from './arrival.ts'

for (const size of turned) {
  test(`works upright and across: ${size.width} by ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/auth/signin?next=/healthz')
    await page.getByLabel('Email').fill(accounts.ada.email)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Verify and Proceed' }).click()
    await page.getByLabel('Password', { exact: true }).fill(accounts.ada.password)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await arrive(page)
  })
}

test('a press that is drawn away does nothing', async ({ page }) => {
  await page.goto('/auth/signin')
  await page.getByLabel('Email').fill('nobody@nowhere.example')
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/login/') && asked.push(request.url()))
  for (const name of ['Verify and Proceed', 'New User? Sign up', 'Trouble Logging in?']) {
    await pressAndDrawAway(page, page.getByRole('button', { name }))
  }
  await expect(page.getByRole('button', { name: 'Trouble Logging in?' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
  await expect(page.getByText(/^Please enter the email where you have/)).toBeHidden()
  expect(asked).toEqual([])
})
