import { parseArgs } from 'node:util'
import { listOrganizationGrants, listUserGrants } from '../access/grants/list-grants.ts'
import { listOrganizations } from '../admin/organizations/organizations.ts'
import { UsageError, type Command } from './command.ts'
import { everywhere, printList, readPages } from './listing.ts'
import { asOperator } from './operator.ts'

export const organizationsCommand: Command = {
  summary: 'list the organisations',
  help: () => 'Usage: vestibule organizations [--json]',
  run(args) {
    const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } })
    return asOperator(async (world) => {
      const found = await readPages(Infinity, (page) =>
        listOrganizations(world, everywhere, everywhere, page),
      )
      printList(found, values.json, 'No organisations.', (one) => [
        one.id,
        one.name,
        one.tier,
        `${one.people} people`,
        `${one.grants} grants`,
      ])
    })
  },
}

export const grantsCommand: Command = {
  summary: 'list who can open what',
  help: () =>
    [
      'Usage: vestibule grants [--resource ID] [--organization ID] [--ends-within DAYS] [--json]',
      '',
      '  --resource      of this app or dataset alone, such as AppResource:signals',
      '  --organization  of this organisation and its people alone',
      '  --ends-within   that end within so many days alone',
    ].join('\n'),
  run(args) {
    const { values } = parseArgs({
      args,
      options: {
        json: { type: 'boolean', default: false },
        resource: { type: 'string' },
        organization: { type: 'string' },
        'ends-within': { type: 'string' },
      },
    })
    const { resource, organization, 'ends-within': ends_within } = values
    if (ends_within !== undefined && !/^[1-9]\d{0,3}$/.test(ends_within)) {
      throw new UsageError('Give --ends-within a number of days from 1 to 9999.')
    }
    return asOperator(async (world) => {
      const lists = [listOrganizationGrants, listUserGrants].map((list) =>
        readPages(Infinity, (page) =>
          list(world, undefined, { ...page, resource, organization, ends_within }),
        ),
      )
      const items = (await Promise.all(lists)).flatMap((found) => found.items)
      printList({ items, hasMore: false }, values.json, 'No grants.', (one) => [
        one.resource.id,
        one.organization?.id ?? one.user?.email ?? '',
        one.imported ? 'import' : (one.given_by ?? 'operator'),
        one.given_at ?? '',
        one.last_day === null ? '' : `until ${one.last_day}`,
      ])
    })
  },
}
