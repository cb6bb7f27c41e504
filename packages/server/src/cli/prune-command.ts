import { parseArgs } from 'node:util'
import { pruneEvents } from '../admin/audit/prune-events.ts'
import { UsageError, type Command } from './command.ts'
import { asOperator, operatorCall } from './operator.ts'

/** Adds `prune` to the command that lists events. */
export function withPruning(list: Command): Command {
  return {
    summary: `${list.summary}, and delete older events`,
    help: () =>
      [
        list.help(),
        '',
        '       vestibule audit prune --before DAY',
        '',
        'Deletes the events before DAY, such as 2025-01-31, in UTC; that is recorded. Nothing else refers to them.',
      ].join('\n'),
    run: (args) => (args[0] === 'prune' ? prune(args.slice(1)) : list.run(args)),
  }
}

function prune(args: string[]): Promise<number> {
  const { before = '' } = parseArgs({ args, options: { before: { type: 'string' } } }).values
  const day = new Date(`${before}T00:00:00Z`)
  // `Date` reads February 30 as a day in March.
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${before}T`)
  if (!isDay) throw new UsageError('Give --before and a day, such as 2025-01-31.')
  return asOperator(async (world) => {
    if (day > world.clock.now()) throw new UsageError(`${before} is yet to come.`)
    const events = await pruneEvents(world, operatorCall, day)
    console.log(`${events} events before ${before} are deleted.`)
  })
}
