/** A candidate whose cost is measured. One call of `run` is one operation. */
export interface Contender {
  readonly name: string
  run(): Promise<unknown>
}

export interface Cost {
  readonly name: string
  /** How long one operation took, in microseconds: the median over the rounds. */
  readonly microseconds: number
  /**
   * How much processor time of this process one operation took, in microseconds: the median over the rounds. Other
   * programs on the machine affect processor time less than elapsed time.
   */
  readonly cpuMicroseconds: number
  /**
   * Processor time of this candidate divided by that of the reference candidate in the same round: the median over the
   * rounds.
   */
  readonly ratio: number
}

/**
 * Measures the candidates in turns, so that a slow moment of the machine hits all of them alike, and compares each
 * with the reference of the same round. Medians ignore outliers.
 */
export async function measure(
  contenders: readonly Contender[],
  { reference, rounds, operations }: { reference: string; rounds: number; operations: number },
): Promise<Cost[]> {
  const base = contenders.findIndex(({ name }) => name === reference)
  const costs = contenders.map((): number[] => [])
  const cpuCosts = contenders.map((): number[] => [])
  const ratios = contenders.map((): number[] => [])
  for (let round = -3; round < rounds; round++) {
    const spent: number[] = []
    const cpu: number[] = []
    for (const contender of contenders) {
      globalThis.gc?.()
      const cpuStart = process.cpuUsage()
      const start = performance.now()
      for (let operation = 0; operation < operations; operation++) await contender.run()
      spent.push(((performance.now() - start) * 1000) / operations)
      const { user, system } = process.cpuUsage(cpuStart)
      cpu.push((user + system) / operations)
    }
    // Rounds with a negative number only warm the code up; their times are not counted.
    if (round < 0) continue
    for (const [index, cost] of spent.entries()) {
      costs[index]?.push(cost)
      cpuCosts[index]?.push(cpu[index] ?? NaN)
      ratios[index]?.push((cpu[index] ?? NaN) / (cpu[base] ?? NaN))
    }
  }
  return contenders.map(({ name }, index) => ({
    name,
    microseconds: median(costs[index] ?? []),
    cpuMicroseconds: median(cpuCosts[index] ?? []),
    ratio: median(ratios[index] ?? []),
  }))
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}

/** Collects garbage, and returns how many bytes of heap are still in use. */
export async function heapInUse(): Promise<number> {
  for (let i = 0; i < 3; i++) {
    globalThis.gc?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return process.memoryUsage().heapUsed
}
