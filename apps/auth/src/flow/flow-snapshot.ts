import * as v from 'valibot'
import type { KeyValueStore } from '../boot/storage.ts'

/** What a flow keeps across a reload: validated when read, and never a secret. */
export interface FlowSnapshotStore<Value> {
  /** Nothing, if nothing usable is kept; what cannot be used is removed. */
  readonly read: (name: string) => Value | undefined
  readonly write: (name: string, value: Value) => void
  readonly clear: (name: string) => void
}

export function createFlowSnapshot<Schema extends v.GenericSchema>(
  storage: KeyValueStore,
  prefix: string,
  schema: Schema,
): FlowSnapshotStore<v.InferOutput<Schema>> {
  const keyOf = (name: string) => `${prefix}:${name}`
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
