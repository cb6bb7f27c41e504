import { parseArgs } from 'node:util'
import { systemClock } from '../platform/clock.ts'
import { readBranding } from '../platform/config/branding.ts'
import type { CheckResult } from '../platform/check-outcome.ts'
import { checkNames } from '../operations/check-names.ts'
import { runChecks } from '../operations/checks.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { exitCodes, type Command } from './command.ts'
import { printable, printableLines } from '../platform/printable.ts'
import { profileOf } from './profile.ts'
import { judgeStrictProfile } from './strict-profile.ts'

const marks: Readonly<Record<CheckResult['state'], string>> = {
  ok: 'ok     ',
  warning: 'warning',
  failed: 'FAILED ',
}

export const doctorCommand: Command = {
  summary: 'check settings, database, mail, apps, disk and clock',
  help: () =>
    [
      'Usage: vestibule doctor [--profile strict] [--json]',
      '',
      'Looks whether a server with these settings can do its work, and changes nothing.',
      '',
      '  --profile  strict: also says of each line of the strict profile whether it is met or open, by the',
      '             values in force, or yours: left to something that doctor cannot see',
      '  --json     for programs. With a profile: {"checks": [...], "profile": [...]}',
      '',
      'Exit codes: 0 all is well or only warned of, 1 something failed or is open, 3 wrong settings.',
    ].join('\n'),
  async run(args) {
    const options = {
      json: { type: 'boolean', default: false },
      profile: { type: 'string' },
    } as const
    const { values } = parseArgs({ args, options })
    const profile = profileOf(values.profile)
    const settings = readSettings(process.env)
    readBranding(settings)
    const mode = settings.production ? 'production' : 'development'
    const results: CheckResult[] = [
      { name: 'settings', ...checkNames(process.env, mode) },
      ...(await runChecks(settings, systemClock)),
    ]
    const lines = profile === null ? null : await judgeStrictProfile(settings)
    if (values.json) {
      const said = lines === null ? results : { checks: results, profile: lines }
      console.log(printableLines(JSON.stringify(said, null, 2)))
    } else {
      print(results, (state) => marks[state])
      if (lines !== null) {
        console.log('\nStrict profile:')
        print(lines, (state) => state.padEnd(5))
      }
    }
    const isBad =
      results.some(({ state }) => state === 'failed') ||
      lines?.some(({ state }) => state === 'open') === true
    return isBad ? exitCodes.failed : exitCodes.ok
  },
}

interface Said<State> {
  readonly name: string
  readonly state: State
  readonly detail: string
}

function print<State>(results: readonly Said<State>[], markOf: (state: State) => string) {
  const width = Math.max(...results.map(({ name }) => name.length))
  for (const { name, state, detail } of results) {
    console.log(`${markOf(state)}  ${name.padEnd(width)}  ${printable(detail)}`)
  }
}
