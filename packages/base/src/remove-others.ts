import { attempt } from './attempt.ts'

/**
 * Removes every entry of web storage whose key starts with `prefix` but not with `own`. These are data of another user
 * of the same browser, which the present user must not find. Does nothing if the browser blocks the storage.
 */
export function removeOthers(
  open: () => Storage | null | undefined,
  prefix: string,
  own: string,
): void {
  attempt(() => {
    const storage = open()
    for (const key of Object.keys(storage ?? {}))
      if (key.startsWith(prefix) && !key.startsWith(own)) storage?.removeItem(key)
  })
}
