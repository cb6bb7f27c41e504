import { parseArgs } from 'node:util'
import type { ItemOf } from '@vestibule/api-client/contract'
import type { AdminWorld } from '../admin/admin-world.ts'
import { listEvents } from '../admin/audit/list-events.ts'
import { listMails } from '../admin/mails/mails.ts'
import { listErrorReports } from '../admin/support/error-reports.ts'
import { listAllTickets } from '../admin/support/tickets.ts'
import { exitCodes, UsageError, type Command } from './command.ts'
import { everywhere, limitOf, limitOption, printList, readPages } from './listing.ts'
import { oneOf } from './one-of.ts'
import { accountOf, asOperator, printJson, printRows } from './operator.ts'

const lookedAt = '100'

interface List<Name extends string, Item> {
  readonly summary: string
  /** The command's options by name, each with a placeholder for its value, as the help shows it. */
  readonly options: Readonly<Record<Name, string>>
  readonly notes: readonly string[]
  /** The text to print if the list is empty. */
  readonly none: string
  /** Returns the function that reads a page of the list. */
  reader(
    world: AdminWorld,
    given: Readonly<Partial<Record<Name, string>>>,
  ): Promise<Parameters<typeof readPages<Item>>[1]> | Parameters<typeof readPages<Item>>[1]
  /** The columns that are printed for an item. */
  row(item: Item): readonly string[]
}

function listCommand<Name extends string, Item>(command: string, list: List<Name, Item>): Command {
  const names = Object.keys(list.options) as Name[]
  const usage = names.map((name) => `[--${name} ${list.options[name]}]`).join(' ')
  return {
    summary: list.summary,
    help: () =>
      [
        `Usage: vestibule ${command} ${usage} [--limit NUMBER|all] [--json]`,
        '',
        ...list.notes,
        'Up to 100 unless --limit says otherwise.',
      ].join('\n'),
    run(args) {
      const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
      const { values } = parseArgs({
        args,
        options: { ...options, ...limitOption('100'), json: { type: 'boolean', default: false } },
      })
      const given = values as Readonly<Partial<Record<Name, string>>>
      const most = limitOf(values)
      return asOperator(async (world) => {
        const found = await readPages(most, await list.reader(world, given))
        printList(found, values.json, list.none, (item) => list.row(item))
      })
    },
  }
}

export const ticketsCommand = listCommand('tickets', {
  summary: 'list the tickets of everybody',
  options: { search: 'TEXT', state: 'open|answered|solved' },
  notes: ['The newest first. --search looks for a number, a support code or words.'],
  none: 'No tickets.',
  reader(world, given) {
    const state = oneOf('state', ['open', 'answered', 'solved'], given.state)
    return (page) => listAllTickets(world, { q: given.search, state, ...page })
  },
  row: (one) => [
    `#${one.number}`,
    one.created_at,
    one.state,
    one.by.name,
    one.organization.name,
    one.subject,
  ],
})

export const errorsCommand = listCommand('errors', {
  summary: 'list the errors that apps have reported',
  options: { search: 'TEXT', app: 'NAME' },
  notes: ['Those of 30 days, reports of one error together, the latest first.'],
  none: 'No errors.',
  reader: (world, given) => (page) =>
    listErrorReports(world, { q: given.search, app: given.app, ...page }),
  row: (one) => [one.last_at, `${one.times} times`, one.app, one.support_code, one.message],
})

export const mailsCommand = listCommand('mails', {
  summary: 'list the mails that wait, were sent or given up',
  options: { state: 'waiting|sent|given_up' },
  notes: ['Those of the last seven days, the newest first. What a mail says is not shown.'],
  none: 'No mails.',
  reader(world, given) {
    const state = oneOf('state', ['waiting', 'sent', 'given_up'], given.state)
    return (page) => listMails(world, { state, ...page })
  },
  row: (one) => [
    one.created_at,
    one.kind,
    one.to,
    one.state,
    `${one.tries} tries`,
    one.last_answer ?? '',
  ],
})

export const auditList = listCommand('audit', {
  summary: 'list what was done and refused',
  options: {
    search: 'TEXT',
    event: 'NAME',
    who: 'EMAIL',
    whom: 'EMAIL',
    resource: 'ID',
    organization: 'ID',
    result: 'done|refused',
    from: 'TIME',
    until: 'TIME',
  },
  notes: [
    'The latest first. --search looks for a support code, the id of a request, or an IP address.',
    'A TIME is as in 2027-01-31T12:00:00Z.',
  ],
  none: 'No events.',
  async reader(world, given) {
    for (const name of ['from', 'until'] as const) {
      if (given[name] !== undefined && Number.isNaN(Date.parse(given[name]))) {
        throw new UsageError(`--${name} must be a time such as 2027-01-31T12:00:00Z.`)
      }
    }
    const idOf = async (email: string | undefined) =>
      email === undefined ? undefined : (await accountOf(world, email)).id
    const query = {
      ...given,
      q: given.search,
      who: await idOf(given.who),
      whom: await idOf(given.whom),
      result: oneOf('result', ['done', 'refused'], given.result),
    }
    return (page) => listEvents(world, everywhere, { ...query, ...page })
  },
  row: (one) => [
    one.at,
    one.who?.name ?? '',
    one.event,
    one.whom?.name ?? '',
    one.result,
    one.ip ?? '',
  ],
})

/** `vestibule lookup CODE`: shows what happened to a person who reads out the support code of an error screen. */
export const lookupCommand: Command = {
  summary: 'find what belongs to a support code',
  help: () =>
    [
      'Usage: vestibule lookup CODE [--json]',
      '',
      'Shows tickets and error reports with this support code, and every event of the same request.',
      'Exit codes: 0 found, 1 nothing has this code.',
    ].join('\n'),
  async run(args) {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    })
    const [code, ...more] = positionals
    if (code === undefined || more.length > 0) throw new UsageError('Give one support code.')
    let isFound = false
    const exitCode = await asOperator(async (world) => {
      const upper = code.trim().toUpperCase()
      const isIt = (one: { readonly support_code: string | null }) => one.support_code === upper
      const tickets = (await listAllTickets(world, { q: upper, limit: lookedAt })).items.filter(
        isIt,
      )
      const errors = (await listErrorReports(world, { q: upper, limit: lookedAt })).items.filter(
        isIt,
      )
      const named = await listEvents(world, everywhere, { q: upper, limit: lookedAt })
      const requests = new Set(named.items.map((one) => one.request_id))
      const events: ItemOf<'listEvents'>[] = []
      for (const request of requests)
        events.push(...(await listEvents(world, everywhere, { request, limit: lookedAt })).items)
      isFound = tickets.length + errors.length + events.length > 0
      if (values.json) {
        printJson({ tickets, errors, events })
        return
      }
      printRows([
        ...tickets.map((one) => ['ticket', one.created_at, one.by.name, one.subject]),
        ...errors.map((one) => ['error', one.last_at, one.app, one.message]),
        ...events.map((one) => ['event', one.at, one.who?.name ?? '', one.event]),
      ])
      if (!isFound) console.error(`Nothing has the support code ${upper}.`)
    })
    return isFound || exitCode !== exitCodes.ok ? exitCode : exitCodes.failed
  },
}
