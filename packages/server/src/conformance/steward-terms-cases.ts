import type { Client } from '@vestibule/api-client'
import {
  listStewardedDatasets,
  listStewardedTerms,
  publishDatasetTerms,
} from '@vestibule/api-client/data'
import { asAdministrator, taken } from './administrator.ts'
import type { CallCases } from './call-cases.ts'
import { anyText } from './match.ts'
import { fresh, type ConformanceWorld } from './world.ts'

const notFound = { kind: 'notFound' }
const conflict = { kind: 'conflict' }

/** Publishes terms for a day to come, for a dataset on which the administrator decides. */
const withTerms =
  (
    run: (
      terms: { readonly id: string; readonly dataset: string },
      client: Client,
    ) => Promise<unknown>,
  ) =>
  async (client: Client, { spent }: ConformanceWorld) => {
    const found = await listStewardedDatasets(client, { limit: 1 })
    const dataset = found.kind === 'loaded' ? found.value.items[0]?.id : undefined
    if (dataset === undefined) throw new Error('the administrator decides on no dataset')
    spent.add('terms of a dataset “Conformance …” are published for the year 2999')
    const made = await publishDatasetTerms(client, { ...newTerms(), dataset })
    if (made.kind !== 'published') throw new Error(`the terms are ${made.kind}`)
    return run({ id: made.id, dataset }, client)
  }
const newTerms = () => ({
  name: `Conformance ${fresh()}`,
  content: '<p>Text</p><script>1</script>',
  validFrom: '2999-01-01T00:00:00Z',
})

/** Cases of the terms that data stewards publish. */
export const stewardTermsCases = {
  listStewardedTerms: taken(
    'with the text that is kept',
    withTerms(async ({ id, dataset }, client) => {
      const terms = await listStewardedTerms(client, { dataset }, { cache: false })
      return terms.kind === 'loaded' && terms.value.items.find((one) => one.id === id)
    }),
    {
      state: 'upcoming',
      content: '<p>Text</p>',
      replaced_by: null,
      accepted: 0,
      can_replace: true,
    },
    [
      asAdministrator(
        'of nothing',
        (client) => listStewardedTerms(client, { dataset: 'none' }),
        notFound,
      ),
    ],
  ),
  publishDatasetTerms: taken(
    'in place of others, once',
    withTerms(async ({ id: replaces, dataset }, client) => {
      const terms = { ...newTerms(), dataset, replaces }
      return [await publishDatasetTerms(client, terms), await publishDatasetTerms(client, terms)]
    }),
    [{ kind: 'published', id: anyText }, conflict],
    [
      asAdministrator(
        'for nothing, and without a text',
        async (client) => [
          await publishDatasetTerms(client, { ...newTerms(), dataset: 'none' }),
          await publishDatasetTerms(client, { dataset: 'none', name: 'Conformance', content: '' }),
        ],
        [notFound, { kind: 'invalid' }],
      ),
    ],
  ),
} satisfies Readonly<Record<string, CallCases>>
