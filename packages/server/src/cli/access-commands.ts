import { parseArgs } from 'node:util'
import { listOrganizationGrants, listUserGrants } from '../admin/access/list-access.ts'
import { listOrganizations } from '../admin/organizations/organizations.ts'
import type { Command } from './command.ts'
import { asOperator, printJson, printRows } from './operator.ts'

const everywhere = { all: true } as const

/** Reads all pages of a list, one after the other. */
async function allOf<Item>(
  read: (after: string | undefined) => Promise<{ items: Item[]; next: string | null }>,
): Promise<Item[]> {
  const all: Item[] = []
  for (let after: string | undefined; ;) {
    const { items, next } = await read(after)
    all.push(...items)
    if (next === null) return all
    after = next
  }
}

export const organizationsCommand: Command = {
  summary: 'list the organisations',
  help: () => 'Usage: vestibule organizations [--json]',
  run(args) {
    const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } })
    return asOperator(async (world) => {
      const all = await allOf((after) =>
        listOrganizations(world, everywhere, everywhere, { after, limit: '100' }),
      )
      if (values.json) printJson(all)
      else {
        printRows(
          all.map((one) => [
            one.id,
            one.name,
            one.tier,
            `${one.people} people`,
            `${one.grants} grants`,
          ]),
        )
      }
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
        allOf((after) => list(world, everywhere, { after, limit: '100', resource, organization })),
      )
      const all = (await Promise.all(lists)).flat()
      if (values.json) printJson(all)
      else {
        printRows(
          all.map((one) => [
            one.resource.id,
            one.organization?.id ?? one.user?.email ?? '',
            one.imported ? 'import' : (one.given_by ?? 'operator'),
            one.given_at ?? '',
          ]),
        )
      }
    })
  },
}
