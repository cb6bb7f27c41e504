import { getBranding, getConfig, getEnvironment } from '@vestibule/api-client'
import type { CasesOf } from './call-cases.ts'

export const configCases: CasesOf<
  'getConfig' | 'getBranding' | 'getEnvironment' | 'getDatasetEnvironment'
> = {
  getConfig: {
    good: [
      {
        name: 'on a first visit',
        run: async ({ visit }) => getConfig((await visit()).client),
        outcome: {
          kind: 'loaded',
          value: { config: { sign_up_data: { enable_sign_up: true } }, dataPartnerId: null },
        },
      },
    ],
    bad: [],
  },
  getBranding: {
    good: [
      {
        name: 'without a branding file',
        run: async ({ visit }) => getBranding((await visit()).client),
        outcome: { kind: 'loaded', value: {} },
      },
    ],
    bad: [],
  },
  getEnvironment: {
    good: [
      {
        name: 'in an open environment',
        run: async ({ visit }) => getEnvironment((await visit()).client),
        outcome: { kind: 'loaded', value: { envType: null, sourceEnvType: null } },
      },
    ],
    bad: [],
  },
  getDatasetEnvironment: {
    good: [
      {
        name: 'of a dataset',
        run: async ({ visit }) => {
          const { client } = await visit()
          return getEnvironment(client, { datasetId: 'four_rivers' })
        },
        outcome: { kind: 'loaded' },
      },
    ],
    bad: [
      {
        name: 'of a name that nothing can have',
        run: async ({ visit }) => getEnvironment((await visit()).client, { datasetId: '\0' }),
        outcome: { kind: 'invalid' },
      },
    ],
  },
}
