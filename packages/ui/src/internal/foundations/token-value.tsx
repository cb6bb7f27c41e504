import { tokenValues } from './token-values.ts'

/**
 * The name and the value of a token.
 * @throws {Error} if tokens.css does not have it.
 */
export function TokenValue({ name }: { name: string }) {
  const value = tokenValues.get(name)
  if (value === undefined) throw new Error(`tokens.css has no ${name}`)
  return (
    <div className="foundation-value">
      {name.replace('--vb-', '')} · {value}
    </div>
  )
}
