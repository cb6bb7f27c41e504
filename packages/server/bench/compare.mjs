import { existsSync, readFileSync } from 'node:fs'

/** Clock ticks per second in which Linux counts the processor time of a process. */
const ticksPerSecond = 100

/**
 * Runs all candidates one after the other in each round, and compares each with the reference of the same round, so
 * that a temporary slowdown of the machine affects both. The first round is a warm-up and not counted.
 * @param {string} title what is measured
 * @param {string} reference name of the candidate that the others are compared with
 * @param {Record<string, {
 *   run: () => Promise<{ perSecond: number, p99Ms: number, failures: number, count: number }>,
 *   pid?: number,
 * }>} candidates what is measured, by name
 * @param {number} rounds how many rounds are counted
 */
export async function compare(title, reference, candidates, rounds) {
  const names = Object.keys(candidates)
  const runs = Object.fromEntries(names.map((name) => [name, []]))
  for (let round = 0; round <= rounds; round += 1) {
    // Rotate the order, so that no candidate always runs right after the heaviest one.
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

/**
 * Seconds of processor time that a process has used so far, in all its threads. NaN if the system does not report it.
 */
function cpuSecondsOf(pid) {
  const file = `/proc/${pid}/stat`
  if (pid === undefined || !existsSync(file)) return NaN
  // The process name in brackets may contain spaces, so split after its closing bracket.
  const fields = readFileSync(file, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
