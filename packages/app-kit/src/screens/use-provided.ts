import { useContext, type Context } from 'react'

/**
 * Returns the value of a context that the app provides around all its screens.
 * @throws {Error} if the app does not provide it. `name` says what is missing.
 */
export function useProvided<Value>(context: Context<Value | null>, name: string): Value {
  const value = useContext(context)
  if (value === null) throw new Error(`${name} is missing. Render the screen inside <App>.`)
  return value
}
