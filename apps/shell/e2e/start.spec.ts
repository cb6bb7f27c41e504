import { expectAccessible } from '../../../tools/e2e/accessibility.ts'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'

test('a page whose code does not arrive says so, with a way to reload', async ({ app, page }) => {
  await app.signIn(page, accounts.internal)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/?q=lab')
  const heading = page.getByRole('heading', { name: 'This page has not started' })
  // The heading appears after the delay of a CSS animation. On a slow machine the delay may already be over here, so
  // check that there is one instead of waiting for it, and then end the animation.
  await expect(heading).toBeAttached()
  const delayS = await heading.evaluate((node) => {
    const delays = [0]
    for (let part: Element | null = node; part; part = part.parentElement)
      delays.push(Number.parseFloat(getComputedStyle(part).animationDelay))
    return Math.max(...delays)
  })
  expect(delayS).toBeGreaterThan(0)
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
  await expect(heading).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/assets/*.js')
  await page.getByRole('link', { name: 'Reload' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('lab')
  await expect(page).toHaveURL('/?q=lab')
})

test('a server that fails at the start is Server Error with a support code, and Retry starts', async ({
  app,
  page,
}) => {
  await app.signIn(page, accounts.internal)
  await page.route('**/auth_api/**', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Server Error' })).toBeVisible()
  await expect(page.getByText(/^Support code [A-Z0-9]{4}-[A-Z0-9]{4}$/)).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/auth_api/**')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
})
