import { parseArgs } from 'node:util'
import { eq } from 'drizzle-orm'
import { extendAccess, giveAccess, takeAccess } from '../admin/access/change-access.ts'
import { listOrganizationGrants, listUserGrants } from '../access/grants/list-grants.ts'
import { listResources } from '../admin/access/list-resources.ts'
import { resources } from '../platform/db/schema/resources.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { UsageError, type Command } from './command.ts'
import { everywhere, limitOf, limitOption, printList, readPages } from './listing.ts'
import { accountOf, asOperator, operatorCall, printJson, printRows } from './operator.ts'
import { printable } from '../platform/printable.ts'

const options = {
  ...limitOption('100'),
  json: { type: 'boolean', default: false },
  search: { type: 'string' },
  organization: { type: 'string' },
  user: { type: 'string' },
  reason: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

export const resourcesCommand: Command = {
  summary: 'list apps and datasets, show one, give, extend and take access',
  help: () =>
    [
      'Usage: vestibule resources list [--search TEXT] [--limit NUMBER|all] [--json]',
      '       vestibule resources show ID [--json]',
      '       vestibule resources give ID (--organization ID | --user EMAIL) [--from DAY] [--until DAY] [--reason TEXT]',
      '       vestibule resources extend ID (--organization ID | --user EMAIL) [--until DAY] [--reason TEXT]',
      '       vestibule resources take ID (--organization ID | --user EMAIL) [--reason TEXT]',
      '',
      '  list    shows apps and datasets, up to 100 unless --limit says otherwise',
      '  show    shows one, such as AppResource:signals, and who can open it until when',
      '  give    lets an organisation or a person open it, without --until for ever',
      '  extend  sets another end, without --until none; a request of the person is approved by it',
      '  take    takes that back, but not what an import has given: change that in its file',
      '',
      '  DAY is a day such as 2027-03-31 in TIME_ZONE, which counts whole, or a moment such as 2027-03-31T12:00:00Z.',
    ].join('\n'),
  run([action, ...args]) {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
    if (action === 'list' && positionals.length === 0) return list(values)
    const [id, ...more] = positionals
    if (action !== 'show' && !isChange(action)) {
      throw new UsageError('Say what to do: list, show, give, extend, take.')
    }
    if (id === undefined || more.length > 0) throw new UsageError('Give the id of one resource.')
    return action === 'show' ? show(id, values.json ?? false) : change(action, id, values)
  },
}

const changes = { give: giveAccess, extend: extendAccess, take: takeAccess }
const outcomes = {
  give: 'can open',
  extend: 'has another end of the access to',
  take: 'can no longer open, by this grant,',
}
type Action = keyof typeof changes

function isChange(action: string | undefined): action is Action {
  return action !== undefined && Object.hasOwn(changes, action)
}

function list({ search: q, json, ...values }: Values) {
  const most = limitOf({ limit: values.limit ?? '100' })
  return asOperator(async (world) => {
    const found = await readPages(most, (page) => listResources(world, everywhere, { q, ...page }))
    printList(found, json ?? false, 'No resources.', (one) => [
      one.id,
      one.name,
      `${one.organizations} organisations`,
      `${one.people} people`,
    ])
  })
}

function show(id: string, isJson: boolean) {
  return asOperator(async (world) => {
    const [stored] = await world.db.select().from(resources).where(eq(resources.id, id))
    if (stored === undefined) throw new ApiError('not_found', `There is no resource ${id}`)
    const lists = [listOrganizationGrants, listUserGrants].map((read) =>
      readPages(Infinity, (page) => read(world, undefined, { ...page, resource: id })),
    )
    const grants = (await Promise.all(lists)).flatMap(({ items }) => items)
    const { resourcetype, resource, serve, datatypes, isAggregate } = stored
    if (isJson) {
      printJson({ id, resourcetype, resource, serve, datatypes, is_aggregate: isAggregate, grants })
      return
    }
    printRows([
      ['Id', id],
      ...Object.entries(resource).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
      ...(serve === null ? [] : [['serve', JSON.stringify(serve)]]),
      ...grants.map((one) => [
        'May open it',
        `${one.organization?.id ?? one.user?.email ?? ''}${one.last_day ? ` until ${one.last_day}` : ''} (${one.imported ? 'import' : (one.given_by ?? 'operator')})`,
      ]),
    ])
  })
}

function change(action: Action, id: string, { organization, user, ...values }: Values) {
  if ((organization === undefined) === (user === undefined)) {
    throw new UsageError('Give either --organization or --user.')
  }
  return asOperator(async (world) => {
    const account = user === undefined ? undefined : await accountOf(world, user)
    const { reason, from, until } = values
    const whom = { organization, user: account?.id, reason, from, until }
    await changes[action](world, operatorCall, id, whom)
    console.log(printable(`${account?.email ?? organization} ${outcomes[action]} ${id}.`))
  })
}
