import { parseArgs } from 'node:util'
import { recordChange } from '../platform/audit/audit.ts'
import { listSessions } from '../admin/sessions/list-sessions.ts'
import { endAllAppTokens } from '../identity/users/end-access.ts'
import { deleteAllSessions } from '../identity/sessions/session-queries.ts'
import { UsageError, type Command } from './command.ts'
import { everywhere, limitOf, limitOption, printList, readPages } from './listing.ts'
import { asOperator, operatorCall } from './operator.ts'

export const sessionsCommand: Command = {
  summary: 'list where people are signed in, sign everybody out',
  help: () =>
    [
      'Usage: vestibule sessions list [--search WORDS] [--limit NUMBER|all] [--json]',
      '       vestibule sessions end --all',
      '',
      '  list  shows the open sessions, the latest sign-in first, up to 100 unless --limit does;',
      '        --search takes words of their name or address',
      '  end   signs everybody out of every browser, such as after a restore of an old backup, and ends their',
      '        tokens for programs. API tokens of the import stay. Of one person: vestibule user end-sessions EMAIL',
    ].join('\n'),
  run([action, ...args]) {
    const { all, search, json, ...more } = parseArgs({
      args,
      options: {
        all: { type: 'boolean', default: false },
        search: { type: 'string' },
        json: { type: 'boolean', default: false },
        ...limitOption('100'),
      },
    }).values
    if (action === 'list') return list(search, limitOf(more), json)
    if (action !== 'end') throw new UsageError('Say what to do: list, end.')
    if (!all) throw new UsageError('Give --all. Of one person: vestibule user end-sessions EMAIL.')
    return endAll()
  },
}

function list(q: string | undefined, most: number, isJson: boolean): Promise<number> {
  return asOperator(async (world) => {
    const found = await readPages(most, (page) =>
      listSessions(world, everywhere, null, { q, ...page }),
    )
    printList(found, isJson, 'No sessions.', (one) => [
      one.user.email,
      one.organization.name,
      one.signed_in_at,
      `until ${one.expires_at}`,
      one.ip ?? '',
      [one.user_agent.browser, one.user_agent.system].filter(Boolean).join(' on '),
      one.factors.join(', '),
      one.acting_for === null ? '' : `acts for ${one.acting_for.name}`,
    ])
  })
}

function endAll(): Promise<number> {
  return asOperator(async (world) => {
    const sessions = await world.db.transaction(async (tx) => {
      const ended = await deleteAllSessions(tx)
      await endAllAppTokens(tx, world.clock.now())
      const after = { sessions: ended }
      const change = { event: 'sessions_ended', userId: null, after } as const
      await recordChange(world, tx, operatorCall, change)
      return ended
    })
    console.log(`${sessions} sessions have ended. Everybody has to sign in again.`)
  })
}
