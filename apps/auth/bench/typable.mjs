/**
 * The connection that the browser simulates: slow 4G. `latency` is in milliseconds, the throughputs are in bytes per
 * second. `cpuSlowdown` makes the processor as slow as a phone's.
 */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
}
const cpuSlowdown = 4

/**
 * The keys that the bench presses, over and over. Keys that follow one another differ: otherwise the bench could not
 * see that the field has lost or swapped some of them.
 */
const keys = 'abcdefghijklmnopqrstuvwxyz0123456789'
const keyEveryMs = 20
/** How long to go on typing after the page is loaded, while it hydrates and fetches early, in milliseconds. */
const settleMs = 1500

/**
 * Opens a page with an empty cache and types from the very beginning, faster than any person.
 * @param {string} [locale] the language of the browser. Default: American English.
 * @returns {Promise<Visit>}
 *
 * @typedef {object} Visit
 * @property {number} typableMs from the start of the navigation to the first key that landed in the field.
 * @property {boolean} kept whether at the end the field has the focus and holds the last keys typed, without a gap.
 * @property {number} layoutShift sum of all layout shifts, also of those soon after a key.
 * @property {readonly string[]} scripts addresses of the scripts that were fetched, in order.
 */
export async function visit(browser, url, locale) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale })
  const page = await context.newPage()
  const scripts = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await page.addInitScript(observe)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })

  const loaded = page.goto(url, { waitUntil: 'load' })
  const typed = await typeUntil(
    session,
    loaded.then(() => page.waitForTimeout(settleMs)),
  )
  const { typableMs, value, focused, layoutShift } = await page.evaluate(() => {
    const field = document.querySelector('input[name=email]')
    return {
      ...window.benchObserved,
      value: field?.value ?? '',
      focused: document.activeElement === field,
    }
  })
  await context.close()
  if (value === '') throw new Error(`No key landed in the field of ${url}.`)
  return { typableMs, kept: focused && typed.endsWith(value), layoutShift, scripts }
}

/**
 * Presses keys at an even pace until the promise `until` settles and all keys are processed. Returns the typed text.
 */
async function typeUntil(session, until) {
  const stop = new AbortController()
  const ended = until.finally(() => stop.abort())
  const pressed = []
  let typed = ''
  while (!stop.signal.aborted) {
    const text = keys[typed.length % keys.length]
    typed += text
    pressed.push(session.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text }))
    await new Promise((resolve) => setTimeout(resolve, keyEveryMs))
  }
  await ended
  await Promise.allSettled(pressed)
  return typed
}

/**
 * Runs in the page before its own scripts. Records when text first landed in the email field, and adds up the layout
 * shifts.
 */
function observe() {
  const observed = { typableMs: Infinity, layoutShift: 0 }
  window.benchObserved = observed
  addEventListener(
    'input',
    (event) => {
      if (event.target.name !== 'email') return
      observed.typableMs = Math.min(observed.typableMs, performance.now())
    },
    true,
  )
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) observed.layoutShift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}
