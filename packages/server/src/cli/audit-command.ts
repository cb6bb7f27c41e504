import { parseArgs } from 'node:util'
import { lt } from 'drizzle-orm'
import { pruneEvents } from '../admin/audit/prune-events.ts'
import { verifyEvents, type Broken, type Intact } from '../platform/audit/verify-events.ts'
import { auditEvents } from '../platform/db/schema/operations.ts'
import { exitCodes, UsageError, type Command } from './command.ts'
import { asOperator, operatorCall, printJson } from './operator.ts'
import { auditList } from './support-commands.ts'
import { withDatabase } from './world.ts'

export const auditCommand: Command = {
  summary: `${auditList.summary}, prove that nothing of it was changed, and delete older events`,
  help: () =>
    [
      auditList.help(),
      '',
      '       vestibule audit verify [--expect HEAD] [--json]',
      '',
      'Compares each event with its seal, and names the first that was changed, removed or added since. Running servers',
      'seal new events within a minute. It prints the head of the seals: keep it somewhere else, and --expect shows later',
      'that nothing up to it is gone. The exit code is 1 if something is wrong.',
      '',
      '       vestibule audit prune --before DAY',
      '',
      'Deletes the events before DAY, such as 2025-01-31, in UTC; that is recorded, and the seals stay. Nothing else refers',
      'to them.',
    ].join('\n'),
  run([action, ...args]) {
    if (action === 'prune') return prune(args)
    if (action === 'verify') return verify(args)
    return auditList.run(action === undefined ? [] : [action, ...args])
  },
}

function prune(args: string[]): Promise<number> {
  const { before = '' } = parseArgs({ args, options: { before: { type: 'string' } } }).values
  const day = new Date(`${before}T00:00:00Z`)
  // Compare the result with the text: `Date` reads 30 February as a day in March.
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${before}T`)
  if (!isDay) throw new UsageError('Give --before and a day, such as 2025-01-31.')
  return asOperator(async (world) => {
    if (day > world.clock.now()) throw new UsageError(`${before} is yet to come.`)
    const events = await pruneEvents(world, operatorCall, day)
    console.log(`${events} events before ${before} are deleted.`)
    const kept = await world.db.$count(auditEvents, lt(auditEvents.at, day))
    if (kept > 0)
      console.log(`${kept} stay, since the receiver of EVENTS_URL has yet to take them.`)
  })
}

function verify(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { expect: { type: 'string' }, json: { type: 'boolean', default: false } },
  })
  const expected = values.expect?.toLowerCase()
  if (expected !== undefined && !/^[0-9a-f]{64}$/.test(expected)) {
    throw new UsageError('Give --expect the 64 characters of a head, as this command prints it.')
  }
  return withDatabase(async (world) => {
    const found = await verifyEvents(world, expected)
    if (values.json) printJson(asJson(found))
    else if (found.kind === 'intact') console.log(saidIntact(found))
    else console.error(saidBroken(found))
    return found.kind === 'intact' ? exitCodes.ok : exitCodes.failed
  })
}

function asJson({ kind, ...found }: Intact | Broken) {
  const seal = 'last' in found ? found.last : 'seal' in found ? found.seal : null
  return {
    state: kind,
    ...('event' in found && { event: found.event }),
    ...('last' in found && {
      events: found.events,
      pruned: found.pruned,
      unsealed: found.unsealed,
      head: seal?.head.toString('hex') ?? null,
    }),
    ...(seal && { seal: seal.number, sealed_at: seal.sealedAt.toISOString() }),
  }
}

function saidIntact({ last, events, pruned, unsealed }: Intact): string {
  if (last === null) return 'No event is sealed yet: a running server seals them within a minute.'
  return [
    `${events} events are as they were sealed, up to event ${last.lastId} at ${last.sealedAt.toISOString()}.`,
    ...(pruned > 0 ? [`${pruned} were deleted by vestibule audit prune.`] : []),
    ...(unsealed > 0 ? [`${unsealed} newer ones are not sealed yet.`] : []),
    `Head: ${last.head.toString('hex')}`,
  ].join('\n')
}

const wrong = {
  changed: 'was changed after it was sealed',
  removed: 'was removed after it was sealed',
  added: 'was added among events that were sealed',
} as const

function saidBroken(found: Broken): string {
  if (found.kind === 'head') {
    return 'No seal has this head: the latest seals are gone, or this is another database or an older backup.'
  }
  const { number, sealedAt } = found.seal
  const seal = `seal ${number} of ${sealedAt.toISOString()}`
  if (found.kind === 'seal')
    return `The seals are broken at ${seal}: it was changed, or one before it is gone.`
  if (found.kind === 'key') {
    return `From ${seal} on the seals are of another key. Was SECRET_KEY replaced without SECRET_KEY_PREVIOUS, or were they forged?`
  }
  return `Event ${found.event} ${wrong[found.kind]} (${seal}).`
}
