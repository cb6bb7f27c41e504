import { getBranding, getConfig, getEnvironment } from '@vestibule/api-client'
import { fromFile, type CasesOf } from './call-cases.ts'
import { given } from './world.ts'

export const configCases: CasesOf<
  'getConfig' | 'getBranding' | 'getEnvironment' | 'getDatasetEnvironment'
> = {
  getConfig: {
    good: [
      {
        name: 'on a first visit',
        run: async ({ visit }) => getConfig((await visit()).client),
        outcome: { kind: 'loaded' },
      },
      {
        name: 'where registration is on',
        run: async ({ visit, file }) => {
          given(file.registration, 'registration')
          return getConfig((await visit()).client)
        },
        outcome: {
          kind: 'loaded',
          value: { config: { sign_up_data: { enable_sign_up: true } } },
        },
      },
      {
        name: 'with the data partner of the environment',
        run: async ({ visit, file }) => {
          given(file.environment, 'environment')
          return getConfig((await visit()).client)
        },
        outcome: fromFile(({ file }) => ({
          kind: 'loaded',
          value: { dataPartnerId: file.environment?.data_partner_id },
        })),
      },
    ],
    bad: [],
  },
  getBranding: {
    good: [
      {
        name: 'with or without a branding file',
        run: async ({ visit }) => getBranding((await visit()).client),
        outcome: { kind: 'loaded', value: {} },
      },
    ],
    bad: [],
  },
  getEnvironment: {
    good: [
      {
        name: 'of the platform',
        run: async ({ visit, file }) => {
          given(file.environment, 'environment')
          return getEnvironment((await visit()).client, {})
        },
        outcome: fromFile(({ file }) => ({
          kind: 'loaded',
          value: {
            envType: file.environment?.env_type,
            sourceEnvType: file.environment?.source_env_type,
          },
        })),
      },
    ],
    bad: [],
  },
  getDatasetEnvironment: {
    good: [
      {
        name: 'of a dataset',
        run: async ({ visit, file }) => {
          const [datasetId] = given(file.accounts.user?.datasets, 'accounts.user.datasets')
          return getEnvironment((await visit()).client, { datasetId })
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
