/*
 * Measures how soon a user can type into the start screen, and into the same form made with React alone and with HTML
 * alone, on slow 4G and a slow processor; and how many bytes each screen of the app fetches. The bench visits these
 * pages in turn, so that a busy machine slows down all of them: only the ratios of their times count.
 *
 *   pnpm bench:pages [--rounds 9] [--check] [--before FOLDER] [--languages]
 *
 * With --check the bench fails where a target is missed. With --before the start screen of the checkout in FOLDER takes
 * part too (build the server there first): the start screen of this checkout may take at most 1.02 times as long. With
 * --languages the start screen takes part in each language of the platform: it may take at most 1.05 times as long as
 * in English.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { languages } from '@vestibule/api-client/contract'
import { chromium } from 'playwright'
import { browserFlags } from '../../../tools/browser-flags.mjs'
import { findChromium } from '../../../tools/chromium.mjs'
import { startMinimalReact, startPlainHtml, startProduct } from './candidates.mjs'
import { weighScreens } from './sizes.mjs'
import { visit } from './typable.mjs'

/**
 * The most that the measured values may be. `ratio`: the time until a user can type into the start screen, divided by
 * that time on the React page. `toBefore`: divided by that time in the checkout of `--before`. `toEnglish`: that time
 * in another language, divided by that in English. `firstScreenBytes`: the scripts of the start screen; `stepBytes`:
 * the scripts that a later screen adds. `layoutShift` is not 0, because a word becomes three pixels narrower when its
 * font arrives.
 */
const targets = {
  ratio: 1,
  layoutShift: 0.0001,
  toBefore: 1.02,
  toEnglish: 1.05,
  firstScreenBytes: 90_000,
  stepBytes: 15_000,
}

const { values } = parseArgs({
  // Some package managers pass on the `--` before the options.
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    rounds: { type: 'string', default: '9' },
    check: { type: 'boolean', default: false },
    before: { type: 'string' },
    languages: { type: 'boolean', default: false },
  },
})
const english = 'sign-in start screen'
const before = 'start screen before'
const otherLanguages = values.languages ? languages.filter((language) => language !== 'en') : []
const nameIn = (language) => `start screen, ${language}`
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds: a whole number from 1 on.')

const screens = await weighScreens()
const visits = await visitAll(rounds)
const misses = [...report(visits), ...reportScreens(screens)]
for (const miss of misses) console.log(`Over target: ${miss}`)
process.exitCode = values.check && misses.length > 0 ? 1 : 0

async function visitAll(total) {
  const product = await startProduct()
  const candidates = [
    { name: english, ...product },
    { name: 'minimal React page', ...(await startMinimalReact()) },
    { name: 'plain HTML', ...(await startPlainHtml()) },
    ...(values.before === undefined
      ? []
      : [{ name: before, ...(await startProduct(resolve(values.before))) }]),
    ...otherLanguages.map((locale) => ({ name: nameIn(locale), url: product.url, locale })),
  ]
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags })
  try {
    for (const { url, locale } of candidates) await visit(browser, url, locale)
    const visited = new Map(candidates.map(({ name }) => [name, []]))
    for (let round = 0; round < total; round++) {
      // Rotate the order, and reverse every other round, so that no page always comes right after the heaviest.
      const first = round % candidates.length
      const inTurn = [...candidates.slice(first), ...candidates.slice(0, first)]
      const order = round % 2 === 0 ? inTurn : inTurn.toReversed()
      for (const { name, url, locale } of order) {
        visited.get(name).push(await visit(browser, url, locale))
      }
    }
    return visited
  } finally {
    await browser.close()
    for (const { close } of candidates) await close?.()
  }
}

function report(visited) {
  console.log(`\nTypable, from the start of the navigation (${rounds} rounds, slow 4G, CPU / 4)`)
  const results = new Map([...visited].map(([name, all]) => [name, summarise(name, all)]))
  const ours = results.get(english)
  const ratioTo = (name) => {
    const others = visited.get(name)
    const ratio = medianOf(
      visited.get(english).map(({ typableMs }, round) => typableMs / others[round].typableMs),
    )
    console.log(`  ratio to ${name.padEnd(22)} ${ratio.toFixed(3)}`)
    return ratio
  }
  const ratio = ratioTo('minimal React page')
  const toBefore = results.has(before) ? ratioTo(before) : 1
  return [
    toBefore > targets.toBefore && `the start screen takes ${toBefore.toFixed(3)} of before`,
    ratio > targets.ratio && `the start screen takes ${ratio.toFixed(3)} of the minimal React page`,
    ours.shift > targets.layoutShift && `the start screen shifts by ${ours.shift}`,
    ours.lost > 0 && `keys were lost in ${ours.lost} of ${rounds} rounds`,
    ...otherLanguages.map((language) => {
      const toEnglish = 1 / ratioTo(nameIn(language))
      return toEnglish > targets.toEnglish && `${language} takes ${toEnglish.toFixed(3)} of English`
    }),
  ].filter(Boolean)
}

function medianOf(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

function summarise(name, all) {
  const times = all.map(({ typableMs }) => typableMs).toSorted((a, b) => a - b)
  const result = {
    median: medianOf(times),
    shift: Math.max(...all.map(({ layoutShift }) => layoutShift)),
    lost: all.filter(({ kept }) => !kept).length,
  }
  const spread = `${ms(times[0])} to ${ms(times.at(-1))}`
  const kept = result.lost === 0 ? 'all keys kept' : `keys lost in ${result.lost}`
  console.log(
    `  ${name.padEnd(22)} ${ms(result.median)}  (${spread})  layout shift ${result.shift.toFixed(4)}  ${kept}`,
  )
  return result
}

function reportScreens({ firstScreen, whenIdle, steps }) {
  console.log('\nWeight, brotli (JavaScript, style sheets)')
  const row = (name, { js, css }) => console.log(`  ${name.padEnd(28)} ${kB(js)}  ${kB(css)}`)
  row('start screen', firstScreen)
  row('router and parts, when idle', whenIdle)
  for (const { name, weight } of steps) row(`+ ${name}`, weight)
  return [
    firstScreen.js > targets.firstScreenBytes && `the start screen weighs ${kB(firstScreen.js)}`,
    ...steps.map(
      ({ name, weight }) => weight.js > targets.stepBytes && `${name} adds ${kB(weight.js)}`,
    ),
  ].filter(Boolean)
}

function ms(value) {
  return `${value.toFixed(0).padStart(5)} ms`
}

function kB(bytes) {
  return `${(bytes / 1000).toFixed(1).padStart(5)} kB`
}
