import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { findDebianTool, findProgram, installFromDebian } from './debian.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The path of a Chromium for the tests: `CHROMIUM_PATH`, else an installed one, else Debian's (as
 * root), else Playwright's download.
 * @returns {string}
 * @throws {Error} that says what to do, if there is none.
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`)
  }
  return installed() ?? fromDebian() ?? fromPlaywright() ?? giveUp()
}

/**
 * The path of a Chromium without windows, for tests that need only pages: `HEADLESS_SHELL_PATH`, else Debian's,
 * else the full Chromium, which needs a third more processor time.
 * @returns {string}
 */
export function findHeadlessShell() {
  const name = 'chromium-headless-shell'
  return process.env.HEADLESS_SHELL_PATH ?? findDebianTool(name, name) ?? findChromium()
}

function installed() {
  const found = findProgram(names)
  if (found) return found
  const downloaded = chromium.executablePath()
  return existsSync(downloaded) ? downloaded : undefined
}

function fromDebian() {
  console.log('Looking for Debian’s Chromium …')
  installFromDebian('chromium')
  return installed()
}

function fromPlaywright() {
  try {
    execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit' })
  } catch {
    return undefined
  }
  return installed()
}

function giveUp() {
  throw new Error(
    'No Chromium found. Install one (Debian: apt-get install chromium; anywhere: npx playwright install chromium) or set CHROMIUM_PATH.',
  )
}
