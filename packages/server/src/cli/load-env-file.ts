import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { UsageError } from './command.ts'

/**
 * Reads settings from a file into the environment, where they are not there yet: the one that
 * `--env-file` names, else `.env` of the current folder if there is one.
 * @returns the arguments without `--env-file`. Throws UsageError where the named file cannot be read.
 */
export function loadEnvFile(args: readonly string[]): string[] {
  const at = args.findIndex((arg) => arg === '--env-file' || arg.startsWith('--env-file='))
  if (at === -1) {
    if (existsSync('.env')) process.loadEnvFile('.env')
    return [...args]
  }
  const [flag = '', value] = args.slice(at)
  const isJoined = flag.includes('=')
  const file = isJoined ? flag.slice(flag.indexOf('=') + 1) : value
  if (file === undefined || file === '') throw new UsageError('Give a file to --env-file.')
  if (!existsSync(file)) throw new UsageError(`${resolve(file)} does not exist.`)
  process.loadEnvFile(file)
  return args.toSpliced(at, isJoined ? 1 : 2)
}
