/**
 * Keeps React from capturing the stack of each element, which it does while developing for its tools: no test reads
 * these stacks, and they take a tenth to a fifth of the time of component tests and stories. There is no public switch;
 * React captures only the first 10,000 stacks of a second, so this function says that they have been captured already.
 * React 18 captures none.
 */
export function captureNoStacks(react: object) {
  const internals: unknown = Reflect.get(
    react,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  )
  if (typeof internals !== 'object' || internals === null) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set() {},
    configurable: true,
  })
}
