import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { jupyter } from './recipes/jupyter.ts'
import {
  closedSockets,
  endGrants,
  endSession,
  expect,
  openSignedOut,
  signInAgain,
  test,
  ways,
  type Way,
} from './recipes/place.ts'

const cell = (page: Page, index: number) => page.locator('#notebook-container .cell').nth(index)
const output = (page: Page, index: number) => cell(page, index).locator('.output_area')

async function write(page: Page, index: number, code: string) {
  await cell(page, index).locator('.CodeMirror').click()
  await page.keyboard.type(code)
}

/** Types into a cell and runs it. Jupyter then adds an empty cell below. */
async function run(page: Page, index: number, code: string) {
  await write(page, index, code)
  await page.keyboard.press('Shift+Enter')
}

/** The ids of the kernels that run, or the HTTP status if a script of the page is refused. */
const kernels = (page: Page, app: string) =>
  page.evaluate(async (address) => {
    const answer = await fetch(address)
    if (!answer.ok) return answer.status
    return ((await answer.json()) as { id: string }[]).map(({ id }) => id)
  }, `${app}/api/kernels`)

/** Whether a new WebSocket to a kernel opens. */
const opens = (page: Page, app: string, kernel: string) =>
  page.evaluate(
    (address) =>
      new Promise<boolean>((resolve) => {
        const socket = new WebSocket(address)
        let isOpened = false
        socket.addEventListener('open', () => {
          isOpened = true
          socket.close()
        })
        socket.addEventListener('close', () => resolve(isOpened))
      }),
    `${app.replace(/^http/, 'ws')}/api/kernels/${kernel}/channels?session_id=${kernel}`,
  )

for (const way of ways) {
  test(`Jupyter ${way.name}: the same kernel and cells over the end of a session`, async ({
    openPlace,
  }) => {
    const place = await openPlace(jupyter, way)
    const { app } = place
    const tabs = await place.openTabs()
    const page = await openSignedOut(tabs, `${app}/notebooks/work.ipynb`)
    await expect(page.locator('.kernel_idle_icon')).toBeVisible()
    await run(page, 0, 'kept = 6 * 7; print(kept)')
    await expect(output(page, 0)).toContainText('42')
    const before = await kernels(page, app)
    expect(before).toEqual([expect.any(String)])
    const [kernel = ''] = before as string[]
    expect(await opens(page, app, kernel)).toBe(true)

    const wait = 'for _ in iter(lambda: os.path.exists("go"), True): time.sleep(0.1)'
    await run(page, 1, `import os, time; exec('${wait}'); print("computed", kept)`)
    await expect(page.locator('.kernel_busy_icon')).toBeVisible()

    await endSession(tabs, page)
    await write(page, 2, '# Three hours of thought')
    expect(await kernels(page, app)).toBe(401)
    expect(await opens(page, app, kernel)).toBe(false)
    if (way.isServed) await expect.poll(() => closedSockets(page)).toContain(4401)
    // The kernel has computed on although nobody is signed in. It waits for the file `go`, and then ends its loop.
    await writeFile(join(place.folder, 'notebooks', 'go'), '')

    await signInAgain(tabs, page)
    expect(await kernels(page, app)).toEqual(before)
    await expect(output(page, 1)).toContainText('computed 42')
    await expect(page.locator('.kernel_idle_icon')).toBeVisible()
    await expect(cell(page, 2)).toContainText('# Three hours of thought')
    await run(page, 2, '\nprint(kept + 1)')
    await expect(output(page, 2)).toContainText('43')

    await endGrants(place, jupyter)
    expect(await kernels(page, app)).toBe(403)
    expect(await opens(page, app, kernel)).toBe(false)
    if (way.isServed) await expect.poll(() => closedSockets(page)).toContain(4403)
    const other = await tabs.context.newPage()
    await other.goto(`${app}/tree`)
    await expect(other.getByRole('heading')).toContainText('not open to you')
  })
}

test('Jupyter served: signed out for so long that it has given up, it connects by a click', async ({
  openPlace,
}) => {
  const way = ways.find(({ isServed }) => isServed)
  const place = await openPlace(jupyter, way as Way)
  const tabs = await place.openTabs()
  const page = await openSignedOut(tabs, `${place.app}/notebooks/work.ipynb`)
  await expect(page.locator('.kernel_idle_icon')).toBeVisible()
  await run(page, 0, 'kept = 6 * 7')
  // Let Jupyter give up after two tries to connect again. Its usual seven take two minutes.
  await page.evaluate('Jupyter.notebook.kernel.reconnect_limit = 2')
  await endSession(tabs, page)
  const lost = page.getByText('Not Connected')
  await expect(lost).toBeVisible()
  await signInAgain(tabs, page)
  await page.getByRole('button', { name: 'OK' }).click()
  await lost.click()
  await expect(page.locator('.kernel_idle_icon')).toBeVisible()
  await run(page, 1, 'print(kept)')
  await expect(output(page, 1)).toContainText('42')
})
