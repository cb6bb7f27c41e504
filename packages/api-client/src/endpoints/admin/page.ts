/** Input of every list of administration. */
export interface PageInput {
  /** Words that an entry must contain, in any order. */
  readonly q?: string | undefined
  /** `next` of the previous page. */
  readonly after?: string | undefined
  /** From 1 to 100. Default 50. */
  readonly limit?: number | undefined
}

/** One page of a list. `total` is absent if counting would take too long. */
export interface Page<Item> {
  readonly items: readonly Item[]
  /** Pass it as `after` for the next page; null on the last page. */
  readonly next: string | null
  readonly total?: number | undefined
}
