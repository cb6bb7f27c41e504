import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { countsFolder } from '../test-counts.mjs'

const root = join(import.meta.dirname, '../..')
const everyMs = 45_000

const filesOf = (kind) =>
  globSync(`{packages/*/,apps/*/,examples/*/,}${countsFolder}/now-${kind}.json`, { cwd: root })

/**
 * Prints a line at least once a minute, so that a run in CI is seen to be alive: what runs, and for how long.
 * @param {() => string[]} running The names of the parts that are running.
 * @returns {() => void} Stops it.
 */
export function reportProgress(running) {
  for (const file of filesOf('*')) rmSync(join(root, file))
  const began = performance.now()
  const timer = setInterval(() => {
    const minutes = ((performance.now() - began) / 60_000).toFixed(1)
    console.log(`… ${minutes} min: ${running().map(describePart).join('; ')}`)
  }, everyMs)
  return () => clearInterval(timer)
}

function describePart(kind) {
  const all = readAll(kind)
  if (all.length === 0) return kind
  const done = all.reduce((sum, one) => sum + one.done, 0)
  const [longest] = runningTests([kind])
  return `${kind}, ${done} tests done${longest ? `, longest now ${longest}` : ''}`
}

/** Tests of these parts that are running, the longest first, each with its seconds. */
export function runningTests(kinds) {
  return kinds
    .flatMap((kind) => readAll(kind).flatMap(({ running }) => running))
    .toSorted((a, b) => a.since - b.since)
    .map(({ name, since }) => `${name} (${Math.round((Date.now() - since) / 1000)} s)`)
}

function readAll(kind) {
  return filesOf(kind).map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')))
}
