import { watchMainThread } from './main-thread.mjs'

/** CPU throttling: how many times slower the processor is made to run. */
export const slowdown = Number(process.env.SLOWDOWN ?? 4)
const words = 'survival expl'
/** The time between two key presses of a fast typist, in milliseconds. */
const keyMs = 120
/** How long to go on recording after an action, for the work that follows it, in milliseconds. */
const quietMs = 700

/** Visits the home page with an empty browser cache and returns the measured figures. */
export async function visitHome(browser, origin, account, size) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
  })
  try {
    await signIn(context, origin, account)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

    const figures = await untilInteractive(page)
    const measure = async (name, action) => {
      const { processorMs, parts } = await watchMainThread(session, async () => {
        await action()
        await page.waitForTimeout(quietMs)
      })
      figures[`${name}, longest task, ms`] = processorMs
      if (process.env.PARTS) console.log(`${size.apps} apps, ${name}: ${parts.join(', ')}`)
    }
    // While typing is measured only the keyboard is used, because looking up an element also costs time.
    await page.getByRole('searchbox', { name: /^Search/ }).focus()
    await measure('typing', () => page.keyboard.type(words, { delay: keyMs }))
    await measure('clearing', async () => {
      for (const _ of words) await page.keyboard.press('Backspace', { delay: keyMs / 4 })
    })
    await expectCount(page, 'Apps', size.apps)
    await measure('palette opening', () => page.keyboard.press('Control+k'))
    await page.getByRole('combobox').waitFor()
    await measure('palette typing', () => page.keyboard.type(words, { delay: keyMs }))
    await page.keyboard.press('Escape')
    // Search only the toolbar for buttons. A search of the whole page would compute the names of all pin buttons, and
    // the measurement would include that time.
    const filters = page.locator('.vb-tab-toolbar')
    const panel = page.locator('.vb-popover')
    await measure('filtering', async () => {
      await filters.getByRole('button', { name: 'Data type' }).click()
      await panel.getByRole('checkbox', { name: 'Imaging' }).click()
      await page.keyboard.press('Escape')
      await filters.getByRole('button', { name: /^Data type:/ }).click()
      await panel.getByRole('button', { name: 'Clear' }).click()
      await page.keyboard.press('Escape')
    })
    const framesOf = await countFrames(page)
    await measure('scrolling', () => scrollThrough(page))
    figures['scrolling, frames over 50 ms, %'] = await framesOf()
    await measure('other tab', async () => {
      await page.getByRole('tab', { name: 'Datasets' }).click()
      await page.getByRole('row').nth(size.datasets).waitFor({ state: 'attached' })
      await page.getByRole('tab', { name: 'Apps' }).click()
    })
    return figures
  } finally {
    await context.close()
  }
}

async function signIn({ request }, origin, { email, password }) {
  await request.get(`${origin}/auth_api/v1/config/`)
  const { cookies: jar } = await request.storageState()
  const token = jar.find(({ name }) => name === 'csrftoken')?.value ?? ''
  const answer = await request.post(`${origin}/auth_api/v1/accounts/login/`, {
    form: { username: email, password },
    headers: { 'x-csrftoken': token, origin },
  })
  if (!answer.ok()) throw new Error(`Signing in ${email}: ${answer.status()}`)
}

/**
 * Returns the milliseconds from the start of the navigation until the first card is shown and the last long task is
 * over, and the cumulative layout shift in per cent. The page is watched until 1.5 seconds after the first card.
 */
async function untilInteractive(page) {
  await page.addInitScript(() => {
    window.entries = { longtask: [], 'layout-shift': [] }
    for (const [type, entries] of Object.entries(window.entries)) {
      const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()))
      observer.observe({ type, buffered: true })
    }
  })
  await page.goto('/')
  await page.locator('.vb-resource-card').first().waitFor()
  const shown = await page.evaluate(() => performance.now())
  await page.waitForTimeout(1500)
  const [lastTask, shift] = await page.evaluate(() => [
    Math.max(0, ...window.entries.longtask.map((task) => task.startTime + task.duration)),
    window.entries['layout-shift'].reduce((sum, { value }) => sum + value, 0),
  ])
  return { 'interactive, ms': Math.max(shown, lastTask), 'layout shift, %': shift * 100 }
}

async function expectCount(page, tab, count) {
  await page.getByRole('tab', { name: new RegExp(`^${tab}\\D*${count}$`) }).waitFor()
}

/** Counts the frames of the page. The returned function returns the share of frames later than 50 ms, in per cent. */
async function countFrames(page) {
  await page.mouse.move(640, 500)
  await page.evaluate(() => {
    const times = []
    window.frameTimes = times
    const next = (time) => {
      times.push(time)
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  return () =>
    page.evaluate(() => {
      const gaps = window.frameTimes.slice(1).map((time, index) => time - window.frameTimes[index])
      return (gaps.filter((gap) => gap > 50).length / gaps.length) * 100
    })
}

/** Scrolls down the page with the mouse wheel. */
async function scrollThrough(page) {
  for (let turn = 0; turn < 40; turn++) {
    await page.mouse.wheel(0, 300)
    await page.waitForTimeout(32)
  }
}
