import { parseArgs } from 'node:util'
import { systemClock } from '../platform/clock.ts'
import { readBranding } from '../platform/config/branding.ts'
import type { CheckResult } from '../platform/check-outcome.ts'
import { checkNames } from '../operations/check-names.ts'
import { runChecks } from '../operations/checks.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { exitCodes, type Command } from './command.ts'
import { printable, printableLines } from './printable.ts'

const marks: Readonly<Record<CheckResult['state'], string>> = {
  ok: 'ok     ',
  warning: 'warning',
  failed: 'FAILED ',
}

export const doctorCommand: Command = {
  summary: 'check settings, database, mail, apps, disk and clock',
  help: () =>
    [
      'Usage: vestibule doctor [--json]',
      '',
      'Looks whether a server with these settings can do its work, and changes nothing.',
      'Exit codes: 0 all is well or only warned of, 1 something failed, 3 wrong settings.',
    ].join('\n'),
  async run(args) {
    const options = { json: { type: 'boolean', default: false } } as const
    const { values } = parseArgs({ args, options })
    const settings = readSettings(process.env)
    readBranding(settings)
    const mode = settings.production ? 'production' : 'development'
    const results: CheckResult[] = [
      { name: 'settings', ...checkNames(process.env, mode) },
      ...(await runChecks(settings, systemClock)),
    ]
    if (values.json) console.log(printableLines(JSON.stringify(results, null, 2)))
    else {
      const width = Math.max(...results.map(({ name }) => name.length))
      for (const { name, state, detail } of results) {
        console.log(`${marks[state]}  ${name.padEnd(width)}  ${printable(detail)}`)
      }
    }
    return results.some(({ state }) => state === 'failed') ? exitCodes.failed : exitCodes.ok
  },
}
