import { parseArgs } from 'node:util'
import { listOrganizationGrants, listUserGrants } from '../admin/access/list-access.ts'
import { listOrganizations } from '../admin/organizations/organizations.ts'
import type { Command } from './command.ts'
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
      'Usage: vestibule grants [--resource ID] [--organization ID] [--json]',
      '',
      '  --resource      of this app or dataset alone, such as AppResource:signals',
      '  --organization  of this organisation and its people alone',
    ].join('\n'),
  run(args) {
    const { values } = parseArgs({
      args,
      options: {
        json: { type: 'boolean', default: false },
        resource: { type: 'string' },
        organization: { type: 'string' },
      },
    })
    const { resource, organization } = values
    return asOperator(async (world) => {
      const lists = [listOrganizationGrants, listUserGrants].map((list) =>
        readPages(Infinity, (page) => list(world, everywhere, { ...page, resource, organization })),
      )
      const items = (await Promise.all(lists)).flatMap((found) => found.items)
      printList({ items, hasMore: false }, values.json, 'No grants.', (one) => [
        one.resource.id,
        one.organization?.id ?? one.user?.email ?? '',
        one.imported ? 'import' : (one.given_by ?? 'operator'),
        one.given_at ?? '',
      ])
    })
  },
}
