import { parseArgs } from 'node:util'
import { adminCalls } from '@vestibule/api-client/contract'
import { asc } from 'drizzle-orm'
import type { AdminWorld } from '../admin/admin-world.ts'
import {
  enforceProvider,
  identityProviderOf,
  removeProvider,
  saveProvider,
} from '../admin/organizations/identity-provider.ts'
import { shownProvider } from '../admin/organizations/shown-provider.ts'
import { readSecret } from '../platform/settings/secret-files.ts'
import { identityProviders } from '../platform/db/schema/identity-providers.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { checked } from './checked.ts'
import { UsageError, type Command } from './command.ts'
import { printList } from './listing.ts'
import { asOperator, operatorCall, printJson, printRows } from './operator.ts'
import { oneOf } from './one-of.ts'

const options = {
  json: { type: 'boolean', default: false },
  name: { type: 'string' },
  issuer: { type: 'string' },
  'client-id': { type: 'string' },
  'client-secret': { type: 'string' },
  jit: { type: 'string' },
  enforced: { type: 'string' },
  reason: { type: 'string' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

export const providersCommand: Command = {
  summary: 'list the identity providers of organisations, show, set and remove one',
  help: () =>
    [
      'Usage: vestibule providers list [--json]',
      '       vestibule providers show ORGANIZATION [--json]',
      '       vestibule providers set ORGANIZATION [--name NAME] [--issuer URL] [--client-id ID]',
      '                               [--client-secret env:NAME] [--jit true|false] [--enforced true|false]',
      '                               [--reason TEXT]',
      '       vestibule providers remove ORGANIZATION [--reason TEXT]',
      '',
      '  set     changes what is given, the rest stays; a new one needs name, issuer, client id and secret.',
      '          env:NAME is the variable that holds the secret. Only a tested one can be enforced: test it in',
      '          administration. One that an import owns is changed in its file',
      '  remove  its people sign in another way from then on',
    ].join('\n'),
  run([action, ...args]) {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
    const [organization, ...more] = positionals
    if (action === 'list' && organization === undefined) return list(values.json ?? false)
    if (action !== 'show' && action !== 'set' && action !== 'remove') {
      throw new UsageError('Say what to do: list, show, set, remove.')
    }
    if (organization === undefined || more.length > 0) {
      throw new UsageError('Give the id of one organisation.')
    }
    if (action === 'show') return show(organization, values.json ?? false)
    return action === 'set' ? set(organization, values) : remove(organization, values)
  },
}

function list(isJson: boolean) {
  return asOperator(async (world) => {
    const rows = await world.db
      .select()
      .from(identityProviders)
      .orderBy(asc(identityProviders.organizationId))
    const items = await Promise.all(
      rows.map(async (row) =>
        Object.assign(
          { organization: row.organizationId },
          await shownProvider(world, world.db, row),
        ),
      ),
    )
    printList({ items, hasMore: false }, isJson, 'No identity providers.', (one) => [
      one.organization,
      one.name,
      one.issuer,
      one.enforced ? 'enforced' : 'offered',
      one.last_test?.worked === true ? 'tested' : 'not tested',
      one.imported ? 'import' : 'administration',
    ])
  })
}

/** The identity provider of an organisation. Throws ApiError `not_found` if it has none. */
async function providerOf(world: AdminWorld, organization: string) {
  const provider = await identityProviderOf(world, organization)
  if (provider === null) {
    throw new ApiError('not_found', `${organization} has no identity provider`)
  }
  return provider
}

function show(organization: string, isJson: boolean) {
  return asOperator(async (world) => {
    const provider = await providerOf(world, organization)
    if (isJson) printJson(provider)
    else {
      printRows(
        Object.entries(provider).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : JSON.stringify(value),
        ]),
      )
    }
  })
}

const flags = ['true', 'false'] as const

function set(organization: string, values: Values) {
  const { reason } = values
  const jit = oneOf('jit', flags, values.jit)
  const enforced = oneOf('enforced', flags, values.enforced)
  const secret = secretOf(values['client-secret'])
  return asOperator(async (world) => {
    const before = await identityProviderOf(world, organization)
    const body = checked(adminCalls.saveIdentityProvider.body, {
      name: values.name ?? before?.name,
      issuer: values.issuer ?? before?.issuer,
      client_id: values['client-id'] ?? before?.client_id,
      client_secret: secret,
      jit: jit === undefined ? (before?.jit ?? false) : jit === 'true',
      reason,
    })
    const given = [values.name, values.issuer, values['client-id'], secret, jit]
    if (given.some((one) => one !== undefined)) {
      await saveProvider(world, operatorCall, organization, body)
    }
    if (enforced !== undefined) {
      const change = { enforced: enforced === 'true', reason }
      await enforceProvider(world, operatorCall, organization, change)
    }
    console.log(`The identity provider of ${organization} is saved.`)
  })
}

/**
 * Reads the client secret from the environment variable NAME, or the file in NAME_FILE, if the option is `env:NAME`.
 * The option does not hold the secret itself, because other users of the machine can read command lines. Undefined: the
 * option was not given. Throws UsageError if there is no such variable.
 */
function secretOf(given: string | undefined): string | undefined {
  if (given === undefined) return undefined
  const name = /^env:([A-Za-z_]\w*)$/.exec(given)?.[1]
  const secret = name === undefined ? undefined : readSecret(process.env, name)
  if (secret === undefined) {
    throw new UsageError('--client-secret must be env: and the name of a variable that is set.')
  }
  return secret
}

function remove(organization: string, { reason }: Values) {
  return asOperator(async (world) => {
    await providerOf(world, organization)
    await removeProvider(world, operatorCall, organization, { reason })
    console.log(`The identity provider of ${organization} is removed.`)
  })
}
