/** A deep copy of a JSON value: what a caller does with it reaches nobody else. */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item: unknown) => copyJson(item)) as T
  // Spreading defines the keys as its own, `__proto__` too, and keeps the shape of the object.
  const copy = { ...value }
  for (const key in copy) {
    const part = copy[key]
    if (typeof part === 'object') copy[key] = copyJson(part)
  }
  return copy
}
