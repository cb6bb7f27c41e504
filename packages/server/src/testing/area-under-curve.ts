/**
 * A measured value of one of two kinds of samples, which `isKnown` tells apart. Values are compared only within their
 * group, so that differences between groups do not count.
 */
export interface Sample {
  readonly isKnown: boolean
  readonly group: string
  readonly value: number
}

/**
 * Area under the ROC curve (Mann and Whitney; equal values count half): how well a value tells the two kinds of samples
 * apart, from 0.5 (not at all) to 1 (always).
 */
export function areaByValue(samples: readonly Sample[]): number {
  let won = 0
  let pairs = 0
  for (const group of Map.groupBy(samples, (sample) => sample.group).values()) {
    const ranked = group.toSorted((a, b) => a.value - b.value)
    const known = ranked.filter(({ isKnown }) => isKnown).length
    let rankSum = 0
    for (let from = 0; from < ranked.length;) {
      const { value } = ranked[from] ?? { value: NaN }
      let to = from
      while (ranked[to]?.value === value) to += 1
      const tied = ranked.slice(from, to).filter(({ isKnown }) => isKnown).length
      rankSum += (tied * (from + 1 + to)) / 2
      from = to
    }
    won += rankSum - (known * (known + 1)) / 2
    pairs += known * (ranked.length - known)
  }
  return pairs === 0 ? 0.5 : eitherWay(won / pairs)
}

/**
 * How well texts tell the two kinds of samples apart, from 0.5 (not at all) to 1 (always). The score of a text is how
 * often it came with either kind in the other half of the samples, so that chance does not count.
 */
export function areaByText(
  samples: readonly { readonly isKnown: boolean; readonly text: string }[],
) {
  const middle = Math.floor(samples.length / 2)
  const halves = [samples.slice(0, middle), samples.slice(middle)] as const
  const judged = [halves, halves.toReversed()].flatMap(([learned = [], asked = []], half) => {
    const seen = Map.groupBy(learned, ({ text }) => text)
    return asked.map(({ isKnown, text }) => {
      const alike = seen.get(text) ?? []
      const known = alike.filter((sample) => sample.isKnown).length
      return { isKnown, group: String(half), value: (known + 1) / (alike.length + 2) }
    })
  })
  return areaByValue(judged)
}

/** An area below 0.5 also tells the kinds apart, in the opposite order. */
function eitherWay(area: number): number {
  return Math.max(area, 1 - area)
}
