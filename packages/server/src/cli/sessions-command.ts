import { parseArgs } from 'node:util'
import { recordChange } from '../admin/record-change.ts'
import { deleteAllSessions } from '../identity/sessions/session-queries.ts'
import { UsageError, type Command } from './command.ts'
import { asOperator, operatorCall } from './operator.ts'

export const sessionsCommand: Command = {
  summary: 'sign everybody out',
  help: () =>
    [
      'Usage: vestibule sessions end --all',
      '',
      'Signs everybody out of every browser, such as after a restore of an old backup. API tokens stay.',
      'Of one person: vestibule user end-sessions EMAIL.',
    ].join('\n'),
  run([action, ...args]) {
    const { all } = parseArgs({
      args,
      options: { all: { type: 'boolean', default: false } },
    }).values
    if (action !== 'end') throw new UsageError('Say what to do: end.')
    if (!all) throw new UsageError('Give --all. Of one person: vestibule user end-sessions EMAIL.')
    return asOperator(async (world) => {
      const sessions = await world.db.transaction(async (tx) => {
        const ended = await deleteAllSessions(tx)
        const after = { sessions: ended }
        const change = { event: 'sessions_ended', userId: null, after } as const
        await recordChange(world, tx, operatorCall, change)
        return ended
      })
      console.log(`${sessions} sessions have ended. Everybody has to sign in again.`)
    })
  },
}
