import { readFileSync, statSync } from 'node:fs'
import { whyUnreadable } from '../why-unreadable.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** More is no secret, but a file that was named by mistake. */
const mostBytes = 65_536

/**
 * The text of a secret: what the variable `name` holds, or the file that `{name}_FILE` names, as container platforms hand
 * secrets over. White space around it does not belong to it. Undefined: neither is set.
 * Throws Error, with what is wrong in plain words and without the secret.
 */
export function readSecret(env: Environment, name: string): string | undefined {
  const written = env[name]?.trim() || undefined
  const file = env[`${name}_FILE`]?.trim() || undefined
  if (file === undefined) return written
  if (written !== undefined) throw new Error(`is set twice: unset ${name} or ${name}_FILE`)
  const text = textOf(file, name)
  if (text === '') throw new Error(`cannot be read from ${file} (${name}_FILE): it is empty`)
  return text
}

function textOf(file: string, name: string): string {
  try {
    if (statSync(file).size > mostBytes) throw new Error(`it has more than ${mostBytes} bytes`)
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new Error(`cannot be read from ${file} (${name}_FILE): ${whyUnreadable(error)}`, {
      cause: error,
    })
  }
}
