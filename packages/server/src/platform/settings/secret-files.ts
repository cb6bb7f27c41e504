import { readFileSync, statSync } from 'node:fs'
import { whyUnreadable } from '../why-unreadable.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Maximum size of a file with a secret, in bytes. A larger file must have been named by mistake. */
const mostBytes = 65_536

/**
 * Reads a secret: the value of the environment variable `name`, or the content of the file that `{name}_FILE` names,
 * because container platforms provide secrets as files. Surrounding white space is removed. Undefined: neither is set.
 * Throws Error, with a message that does not contain the secret, if both are set or the file cannot be read.
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
