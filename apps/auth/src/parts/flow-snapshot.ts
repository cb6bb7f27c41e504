import * as v from 'valibot'
import type { KeyValueStorage } from '@vestibule/base/safe-storage'

/**
 * Values that a flow stores across a reload, each under a name, which is mostly an email address. Case and surrounding
 * spaces of the name do not matter. A value is validated when it is read. It must not be a secret, because any script
 * of the same origin can read it.
 */
export interface FlowSnapshotStore<Value> {
  /** Returns the value under a name. Undefined if there is none; a value that is invalid is removed. */
  readonly read: (name: string) => Value | undefined
  readonly write: (name: string, value: Value) => void
  readonly clear: (name: string) => void
}

export function createFlowSnapshot<Schema extends v.GenericSchema>(
  storage: KeyValueStorage,
  prefix: string,
  schema: Schema,
): FlowSnapshotStore<v.InferOutput<Schema>> {
  const keyOf = (name: string) => `${prefix}:${name.trim().toLowerCase()}`
  const clear = (name: string) => storage.removeItem(keyOf(name))
  return {
    clear,
    write: (name, value) => storage.setItem(keyOf(name), JSON.stringify(value)),
    read(name) {
      const text = storage.getItem(keyOf(name))
      if (text === null) return undefined
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
      if (parsed.success) return parsed.output
      clear(name)
      return undefined
    },
  }
}
