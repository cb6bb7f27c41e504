import { existsSync, readFileSync } from 'node:fs'

/** Clock ticks in a second, as Linux counts the time of processes. */
const ticksPerSecond = 100

/**
 * Runs all candidates once a round, one after the other, and compares each with the reference of the same
 * round: what slows the machine down for a while slows down both. The first round warms up and counts not.
 * @param {string} title what is measured
 * @param {string} reference name of the candidate that the others are compared with
 * @param {Record<string, { run: () => Promise<{ perSecond: number, p99Ms: number, failures: number, count: number }>, pid?: number }>} candidates
 * @param {number} rounds how many rounds count
 */
export async function compare(title, reference, candidates, rounds) {
  const names = Object.keys(candidates)
  const runs = Object.fromEntries(names.map((name) => [name, []]))
  for (let round = 0; round <= rounds; round += 1) {
    // Nobody is always the one who runs after the heaviest.
    const order = names.map((_, n) => names[(n + round) % names.length])
    for (const name of order) {
      const { run, pid } = candidates[name]
      const before = cpuSecondsOf(pid)
      const figures = await run()
      const cpuUs = ((cpuSecondsOf(pid) - before) / figures.count) * 1e6
      if (round > 0) runs[name].push({ ...figures, cpuUs })
    }
  }
  const perRound = (name, of) => runs[name].map((run, round) => of(run, runs[reference][round]))
  console.log(`\n${title}: medians of ${rounds} interleaved rounds`)
  console.table(
    names.map((name) => {
      const ratios = perRound(name, (run, base) => run.perSecond / base.perSecond)
      return {
        name,
        'per second': Math.round(median(perRound(name, (run) => run.perSecond))),
        'p99 ms': rounded(median(perRound(name, (run) => run.p99Ms))),
        'CPU µs each': Math.round(median(perRound(name, (run) => run.cpuUs))) || '-',
        [`x ${reference}`]: rounded(median(ratios)),
        'from – to': `${rounded(Math.min(...ratios))} – ${rounded(Math.max(...ratios))}`,
        failures: runs[name].reduce((sum, run) => sum + run.failures, 0),
      }
    }),
  )
}

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}

const rounded = (value) => Number(value.toFixed(2))

/** Processor time of a process so far, of all its threads; NaN where the system does not tell. */
function cpuSecondsOf(pid) {
  const file = `/proc/${pid}/stat`
  if (pid === undefined || !existsSync(file)) return NaN
  // The name in brackets may hold spaces: fields are counted from its end.
  const fields = readFileSync(file, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
