import type { Page } from '@playwright/test'
import { accounts } from '../../../tools/e2e/tabs.ts'
import { jupyter } from './recipes/jupyter.ts'
import { cards, endGrants, expect, test, ways } from './recipes/place.ts'

const cell = (page: Page, index: number) => page.locator('#notebook-container .cell').nth(index)
const output = (page: Page, index: number) => cell(page, index).locator('.output_area')

/** Types into a cell, and runs it, which makes another below. */
async function run(page: Page, index: number, code: string) {
  await write(page, index, code)
  await page.keyboard.press('Shift+Enter')
}

async function write(page: Page, index: number, code: string) {
  await cell(page, index).locator('.CodeMirror').click()
  await page.keyboard.type(code)
}

const kernels = (page: Page, app: string) =>
  page.evaluate(
    async (address) => {
      const answer = await fetch(address)
      return answer.ok
        ? ((await answer.json()) as { id: string }[]).map(({ id }) => id)
        : answer.status
    },
    `${new URL(app).pathname.replace(/\/$/, '')}/api/kernels`,
  )

for (const way of ways) {
  test(`Jupyter ${way.name}: the same kernel and cells over the end of a session`, async ({
    openPlace,
  }) => {
    const place = await openPlace(jupyter, way)
    const { tabs } = place
    const page = await tabs.context.newPage()
    await page.goto(`${place.app}/notebooks/work.ipynb`)
    await expect(page).toHaveURL(/\/auth\/signin/)
    await tabs.signInOn(page, accounts.robin)
    await expect(page).toHaveURL(`${place.app}/notebooks/work.ipynb`)

    await run(page, 0, 'kept = 6 * 7; print(kept)')
    await expect(output(page, 0)).toContainText('42')
    const before = await kernels(page, place.app)
    expect(before).toHaveLength(1)

    await tabs.endIn(1800)
    await tabs.context.newPage()
    await tabs.show(page)
    await expect(cards.warning(page)).toBeVisible()
    await tabs.endSoon(page)
    await expect(cards.ended(page)).toBeVisible()
    await write(page, 1, '# Three hours of thought')
    expect(await kernels(page, place.app)).toBe(401)
    if (way.isServed) await expect(page.locator('.kernel_disconnected_icon')).toBeVisible()

    const signIn = await tabs.opened(() =>
      cards.ended(page).getByRole('link', { name: 'Login', exact: true }).click(),
    )
    await tabs.signInOn(signIn, accounts.robin)
    await expect(cards.ended(page)).toBeHidden()
    await tabs.show(page)
    expect(await kernels(page, place.app)).toEqual(before)
    await expect(page.locator('.kernel_idle_icon')).toBeVisible()
    await expect(cell(page, 1)).toContainText('# Three hours of thought')
    await run(page, 1, '\nprint(kept + 1)')
    await expect(output(page, 1)).toContainText('43')

    await endGrants(place, jupyter)
    expect(await kernels(page, place.app)).toBe(403)
    if (way.isServed) await expect(page.locator('.kernel_disconnected_icon')).toBeVisible()
    const other = await tabs.context.newPage()
    await other.goto(`${place.app}/tree`)
    await expect(other.getByRole('heading')).toContainText('not open to you')
  })
}
