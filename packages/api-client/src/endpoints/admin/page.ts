/** What every list of administration takes. */
export interface PageInput {
  /** Words that an entry holds, in any order. */
  readonly q?: string | undefined
  /** `next` of the page before. */
  readonly after?: string | undefined
  /** From 1 to 100; 50 unless it is given. */
  readonly limit?: number | undefined
}

/** One page of a list. `total` is absent where counting would take long. */
export interface Page<Item> {
  readonly items: readonly Item[]
  /** For `after`; null on the last page. */
  readonly next: string | null
  readonly total?: number | undefined
}
