/** Something that is fetched: never a value beside an error, never a spinner beside data. */
export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  /** `message` is fit to be shown. */
  | { readonly status: 'failed'; readonly message: string }

export const loading = { status: 'loading' } as const

/** The value, once there is one. */
export function dataOf<T>(loaded: Loaded<T>): T | undefined {
  return loaded.status === 'ready' ? loaded.data : undefined
}
