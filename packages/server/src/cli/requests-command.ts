import { parseArgs } from 'node:util'
import { eq } from 'drizzle-orm'
import { findDataRequest, listDataRequests } from '../access/requests/data-requests.ts'
import { approve, refuse } from '../access/requests/decide-request.ts'
import type { AdminWorld } from '../admin/admin-world.ts'
import { operatorAsSteward } from '../identity/administrators/steward.ts'
import { accessRequests } from '../platform/db/schema/resources.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { UsageError, type Command } from './command.ts'
import { limitOf, limitOption, printList, readPages } from './listing.ts'
import { asOperator, operatorCall, printJson, printRows } from './operator.ts'
import { printable } from '../platform/printable.ts'

const options = {
  ...limitOption('100'),
  json: { type: 'boolean', default: false },
  decided: { type: 'boolean', default: false },
  search: { type: 'string' },
  until: { type: 'string' },
  reason: { type: 'string' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

export const requestsCommand: Command = {
  summary: 'list requests for access, show one, approve and refuse',
  help: () =>
    [
      'Usage: vestibule requests list [--decided] [--search TEXT] [--limit NUMBER|all] [--json]',
      '       vestibule requests show NUMBER [--json]',
      '       vestibule requests approve NUMBER [--until DAY|never] [--reason TEXT]',
      '       vestibule requests refuse NUMBER --reason TEXT',
      '',
      '  list     shows the requests that wait, the oldest first, or those that are decided, the latest first',
      '  show     shows one, with everything that has happened to it',
      '  approve  opens it to the person and the colleagues until the day that was asked for, or until DAY;',
      '           one approval of the operator is enough',
      '  refuse   refuses it; the person reads the reason in a mail',
      '',
      '  DAY is a day such as 2027-03-31 in TIME_ZONE, which counts whole, or a moment such as 2027-03-31T12:00:00Z.',
    ].join('\n'),
  run([action, ...args]) {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
    if (action === 'list' && positionals.length === 0) return list(values)
    const [number = '', ...more] = positionals
    if (action !== 'show' && action !== 'approve' && action !== 'refuse') {
      throw new UsageError('Say what to do: list, show, approve, refuse.')
    }
    if (!/^[1-9]\d{0,8}$/.test(number) || more.length > 0) {
      throw new UsageError('Give the number of one request.')
    }
    if (action === 'show') return show(Number(number), values.json ?? false)
    return decide(action, Number(number), values)
  },
}

function list({ decided, json, search: q, limit }: Values) {
  const most = limitOf({ limit })
  const state = decided ? ('decided' as const) : ('open' as const)
  return asOperator(async (world) => {
    const found = await readPages(most, (page) =>
      listDataRequests(world, operatorAsSteward, { state, q, ...page }),
    )
    printList(found, json ?? false, 'No requests.', (one) => [
      String(one.number),
      one.kind,
      one.state,
      one.user.email,
      one.resource.id,
      one.created_at,
    ])
  })
}

function show(number: number, isJson: boolean) {
  return asOperator(async (world) => {
    const request = await findDataRequest(world, operatorAsSteward, await idOf(world, number))
    if (isJson) return printJson(request)
    const { state, user, resource, purpose, project, last_day, colleagues, steps } = request
    return printRows([
      ['Request', `${number}, ${request.kind}`],
      ['State', state],
      ['Person', `${user.email}, ${user.organization.id}`],
      ['For', resource.id],
      ['Purpose', purpose],
      ...(project === null ? [] : [['Project', project]]),
      ['Asked until', last_day ?? 'no end named'],
      ...colleagues.map(({ email }) => ['Colleague', email]),
      ...steps.map(({ at, what, text }) => [at, text === null ? what : `${what}: ${text}`]),
    ])
  })
}

function decide(action: 'approve' | 'refuse', number: number, { until, reason }: Values) {
  if (action === 'refuse' && reason === undefined) throw new UsageError('Give --reason.')
  return asOperator(async (world) => {
    const id = await idOf(world, number)
    if (action === 'refuse') {
      await refuse(world, operatorCall, operatorAsSteward, id, reason ?? '')
    } else {
      const term = until === undefined ? {} : { until: until === 'never' ? null : until }
      await approve(world, operatorCall, operatorAsSteward, id, { ...term, text: reason })
    }
    console.log(printable(`Request ${number} is ${action === 'refuse' ? 'refused' : 'approved'}.`))
  })
}

async function idOf({ db }: Pick<AdminWorld, 'db'>, number: number): Promise<string> {
  const [found] = await db
    .select({ id: accessRequests.id })
    .from(accessRequests)
    .where(eq(accessRequests.number, number))
  if (found === undefined) throw new ApiError('not_found', `There is no request ${number}`)
  return found.id
}
