import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { homedir, hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { exitCodes, UsageError, type Command } from './command.ts'
import { askForToken, LoginRefusal } from './device-login.ts'
import { printable } from '../platform/printable.ts'

export const loginCommand: Command = {
  summary: 'get a token for a notebook or a script, by a code that you approve in a browser',
  help: () =>
    [
      'Usage: vestibule login ORIGIN --app NAME [--dataset NAME] [--days DAYS] [--file FILE | --print]',
      '',
      'Shows a code, which you type at ORIGIN/device where you are signed in. Then the token for that one app is',
      'stored in a file that only you can read, or printed. Programs send it as `Authorization: Bearer …`.',
      '',
      '  ORIGIN           of the platform, such as https://platform.example',
      '  --app NAME       the address of the app, such as survival',
      '  --dataset NAME   the only dataset that the token opens. Default: each that is open to you',
      '  --days DAYS      1 to 90, the default. It ends sooner where your access does',
      '  --file FILE      where to store it. Default: tokens/HOST/APP below ~/.config/vestibule',
      '  --print          print it to standard output, and store nothing',
      '',
      'Exit codes: 0 done, 1 denied, expired, or no answer, 2 wrong usage.',
    ].join('\n'),
  async run(args) {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        app: { type: 'string' },
        dataset: { type: 'string' },
        days: { type: 'string', default: '90' },
        file: { type: 'string' },
        print: { type: 'boolean', default: false },
      },
    })
    const origin = originOf(positionals)
    const { app, dataset, days, file, print } = values
    if (app === undefined || app === '') throw new UsageError('Give --app NAME.')
    if (!/^([1-9]|[1-8]\d|90)$/.test(days)) throw new UsageError('Give 1 to 90 --days.')
    if (print && file !== undefined) throw new UsageError('Give --file or --print, not both.')
    try {
      const { token, expiresInS } = await askForToken(
        { fetch, sleep: (ms) => sleep(ms), now: Date.now },
        { origin, app, dataset, days: Number(days), name: hostname().slice(0, 60) },
        // Print this to standard error, so that with `--print` standard output contains only the token.
        ({ code, address }) =>
          console.error(printable(`Open ${address} and type this code there: ${code}`)),
      )
      if (print) console.log(token)
      else await store(token, file ?? defaultFile(origin, app))
      console.error(`It opens ${printable(app)} until ${endOf(expiresInS)}.`)
      return exitCodes.ok
    } catch (error) {
      if (!(error instanceof LoginRefusal)) throw error
      console.error(printable(error.message))
      return exitCodes.failed
    }
  },
}

function originOf([given, ...more]: readonly string[]): string {
  if (given === undefined || more.length > 0) throw new UsageError('Give one ORIGIN.')
  const url = URL.canParse(given) ? new URL(given) : null
  if (url?.pathname !== '/' || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`${given} is no origin, such as https://platform.example.`)
  }
  // Refuse http, except to this machine: anybody on the network could read the token.
  if (url.protocol === 'http:' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)) {
    throw new UsageError(`${given} is not encrypted: give an address under https.`)
  }
  return url.origin
}

/** Path of the file for the token of one app of one platform. Characters that do not suit file names are replaced. */
function defaultFile(origin: string, app: string): string {
  const folder = process.env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config')
  const names = [new URL(origin).host, app].map((name) => name.replaceAll(/[^\w.-]|^\.+/g, '_'))
  return join(folder, 'vestibule', 'tokens', ...names)
}

/**
 * Stores a token in a file that only its owner can ever read. An older file is replaced by renaming, so that it is
 * never incomplete.
 */
async function store(token: string, file: string) {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const fresh = `${file}.new`
  await rm(fresh, { force: true })
  await writeFile(fresh, `${token}\n`, { mode: 0o600, flag: 'wx' })
  await chmod(fresh, 0o600)
  await rename(fresh, file)
  console.error(`The token is in ${printable(file)}, which only you can read.`)
}

const endOf = (inS: number) => new Date(Date.now() + inS * 1000).toISOString().slice(0, 10)
