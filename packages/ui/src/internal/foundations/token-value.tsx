import { tokenValues } from './token-values.ts'

/**
 * Shows the name and the value of a design token.
 * @throws {Error} if tokens.css does not have the token.
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
