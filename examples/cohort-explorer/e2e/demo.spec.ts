import { expect, test } from '@playwright/test'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signIn } from '../../../tools/e2e/sign-in.ts'
import { frameOf, robin } from './mounted-app.ts'

const main = join(import.meta.dirname, '../../../packages/server/dist/main.js')

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Starts the product as `npm start` does, with an empty data folder. */
async function startDemo() {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'))
  const port = String(await freePort())
  const server = spawn(process.execPath, [main, 'serve', '--demo'], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'fatal', PORT: port, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  let said = ''
  const origin = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const [, address] = /is ready at (\S+)/.exec(said) ?? []
      if (address !== undefined) resolve(address)
    })
    void ended.then(() => reject(new Error(`It ended: ${said}`)))
  })
  const close = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { origin, said: () => said, close }
}

test(
  'a fresh demo opens real apps from its cards: in a frame, and on a page',
  { tag: '@journey' },
  async ({ browser }) => {
    const demo = await startDemo()
    const context = await browser.newContext({ baseURL: demo.origin })
    const page = await context.newPage()
    await signIn(page, demo.origin, robin)
    await page.goto('/dv/northfield_oncology/')
    await page.getByRole('link', { name: /Lab Trends/ }).click()
    const labs = frameOf(page, 'Lab Trends')
    await expect(labs.getByRole('img', { name: /Before therapy: / }).first()).toBeVisible()
    await page.goto('/dv/northfield_oncology/comparators/')
    await expect(
      frameOf(page, 'Comparators').getByRole('img', { name: /Endocrine: \d+ %/ }),
    ).toBeVisible()
    await page.goto('/dv/northfield_oncology/cohort-builder/')
    await expect(
      frameOf(page, 'Cohort Builder').getByRole('figure', { name: 'Overall survival' }),
    ).toBeVisible()
    await page.goto('/dv/northfield_oncology/survival/')
    await expect(page.getByRole('img', { name: /Endocrine: \d+ %/ })).toBeVisible()
    // Without Python the demo leaves out one app and says so.
    if (demo.said().includes('The app in Python is left out')) return demo.close()
    await page.goto('/hello/')
    await expect(page.getByText('Hello Robin')).toBeVisible()
    return demo.close()
  },
)
