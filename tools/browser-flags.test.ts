import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { expect, it } from 'vitest'
import { browserFlags } from './browser-flags.mjs'

const featuresOf = (flags: readonly string[]) =>
  flags
    .filter((flag) => flag.startsWith('--disable-features='))
    .map((flag) => flag.slice(flag.indexOf('=') + 1).split(','))

it('the features that Playwright turns off stay off beside those of the tests', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'browser-flags-'))
  try {
    // A fake browser that records its arguments and exits.
    const executablePath = join(folder, 'browser.sh')
    const started = join(folder, 'started')
    writeFileSync(executablePath, `#!/bin/sh\nprintf '%s\\n' "$@" > ${started}\n`, { mode: 0o700 })
    await expect(chromium.launch({ executablePath, args: browserFlags })).rejects.toThrow('closed')
    const [theirs, ours] = featuresOf(readFileSync(started, 'utf8').split('\n'))
    expect(theirs?.length).toBeGreaterThan(5)
    expect(ours).toEqual(expect.arrayContaining(theirs ?? []))
  } finally {
    rmSync(folder, { recursive: true })
  }
})
