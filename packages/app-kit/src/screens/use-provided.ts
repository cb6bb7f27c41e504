import { useContext, type Context } from 'react'

/**
 * The value of a context that the app provides around all its screens.
 * @throws {Error} if nothing provides it. `name` says what is missing.
 */
export function useProvided<Value>(context: Context<Value | null>, name: string): Value {
  const value = useContext(context)
  if (value === null) throw new Error(`${name} is missing. Render the screen inside <App>.`)
  return value
}
