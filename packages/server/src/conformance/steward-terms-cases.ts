import type { Client } from '@vestibule/api-client'
import { dataOf } from '@vestibule/api-client/data'
import { asAdministrator, taken } from './administrator.ts'
import type { CallCases } from './call-cases.ts'
import { anyText } from './match.ts'
import { fresh, type ConformanceWorld } from './world.ts'

const notFound = { kind: 'notFound' }
const conflict = { kind: 'conflict' }

/**
 * Makes a test that publishes terms, which start in 2999, for a dataset on which the administrator decides, and then
 * calls `run` with them.
 */
const withTerms =
  (
    run: (
      terms: { readonly id: string; readonly dataset: string },
      client: Client,
    ) => Promise<unknown>,
  ) =>
  async (client: Client, { spent }: ConformanceWorld) => {
    const found = await dataOf(client).listStewardedDatasets({ limit: 1 })
    const dataset = found.kind === 'loaded' ? found.value.items[0]?.id : undefined
    if (dataset === undefined) throw new Error('the administrator decides on no dataset')
    spent.add('terms of a dataset “Conformance …” are published for the year 2999')
    const made = await dataOf(client).publishDatasetTerms({ ...newTerms(), datasetId: dataset })
    if (made.kind !== 'published') throw new Error(`the terms are ${made.kind}`)
    return run({ id: made.value.id, dataset }, client)
  }
const newTerms = () => ({
  name: `Conformance ${fresh()}`,
  content: '<p>Text</p><script>1</script>',
  valid_from: '2999-01-01T00:00:00Z',
})

/** Conformance tests of the calls about terms that data stewards publish. */
export const stewardTermsCases = {
  listStewardedTerms: taken(
    'with the text that is kept',
    withTerms(async ({ id, dataset }, client) => {
      const terms = await dataOf(client).listStewardedTerms(
        { datasetId: dataset },
        { cache: false },
      )
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
        (client) => dataOf(client).listStewardedTerms({ datasetId: 'none' }),
        notFound,
      ),
    ],
  ),
  publishDatasetTerms: taken(
    'in place of others, once',
    withTerms(async ({ id: replaces, dataset }, client) => {
      const terms = { ...newTerms(), datasetId: dataset, replaces }
      return [
        await dataOf(client).publishDatasetTerms(terms),
        await dataOf(client).publishDatasetTerms(terms),
      ]
    }),
    [{ kind: 'published', value: { id: anyText } }, conflict],
    [
      asAdministrator(
        'for nothing, and without a text',
        async (client) => [
          await dataOf(client).publishDatasetTerms({ ...newTerms(), datasetId: 'none' }),
          await dataOf(client).publishDatasetTerms({
            datasetId: 'none',
            name: 'Conformance',
            content: '',
          }),
        ],
        [notFound, { kind: 'invalid' }],
      ),
    ],
  ),
} satisfies Readonly<Record<string, CallCases>>
