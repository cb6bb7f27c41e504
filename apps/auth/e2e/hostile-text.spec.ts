import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../../../tools/e2e/accessibility.ts'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { serverTexts } from './server-texts.ts'

const payload =
  '"><img src=x onerror=alert(1)><svg onload=alert(2)></svg><script>alert(3)</script>javascript:alert(4)'

/** Collects dialogs, errors and policy violations: signs that a text was run as code. */
async function watchForCode(page: Page): Promise<string[]> {
  const found: string[] = []
  page.on('dialog', async (dialog) => {
    found.push(`dialog ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('pageerror', (error) => found.push(error.message))
  await page.exposeFunction('tellViolation', (what: string) => found.push(what))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { tellViolation } = window as unknown as { tellViolation: (what: string) => void }
      tellViolation(`${violatedDirective} ${blockedURI}`)
    })
  })
  return found
}

/** Returns only the letters of a text, because screens may change its spaces. */
const bare = (text: string) => text.replace(/\P{L}/gu, '')

const odd = {
  'ten thousand characters': 'W'.repeat(10_000),
  'right to left': '\u202Eمرحبا بالعالم \u2067שלום עולם\u2069 '.repeat(20),
  'joined and combined': `${'👩‍👩‍👧‍👦'.repeat(50)}${'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́'.repeat(30)}`,
}

/** All hostile texts in one, so that each screen has to be loaded only once. */
const hostile = [payload, ...Object.values(odd)].join(' ')

for (const [place, open] of Object.entries(serverTexts)) {
  test(`promise 77 and promise 79: a server's text is text, whatever it is, and breaks no screen: ${place}`, async ({
    page,
  }) => {
    const found = await watchForCode(page)
    const shows = (what: string, message: string) =>
      expect
        .poll(async () => bare(await page.locator('main').innerText()), { message })
        .toContain(what)
    await open(page, 'Harbour Wing')
    await shows('HarbourWing', 'plain words')

    await page.setViewportSize({ width: 320, height: 700 })
    await page.unrouteAll()
    // Without this the screen for recovery codes, which the tab has shown once, would offer to make new codes instead
    // of showing the text.
    await page.evaluate(() => sessionStorage.clear())
    await open(page, hostile)
    await shows(place === 'terms' ? 'imgsrcxonerror' : bare(payload), 'a payload')
    for (const [kind, text] of Object.entries(odd)) {
      await shows([...text.matchAll(/\p{L}/gu)].slice(0, 6).join(''), kind)
    }
    await expect(page.locator('main img, main script')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
    expect(found).toEqual([])
  })
}

test('promise 79: what is typed may be of any length and script', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/auth/signin')
  for (const text of Object.values(odd)) {
    await page.getByLabel('Email').fill(text)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please enter a valid email')).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
  await page.goto(
    `/auth/signin/password?email=${encodeURIComponent(`${odd['ten thousand characters'].slice(0, 6000)}@x.example`)}`,
  )
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)
})
