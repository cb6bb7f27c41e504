import * as v from 'valibot'
import type { Call, Endpoint } from './endpoint.ts'

const virtualCohort = v.looseObject({ id: v.string(), name: v.string() })
/** The id and name of a virtual-cohort profile; the shell lists these profiles for internal users. */
export type VirtualCohort = v.InferOutput<typeof virtualCohort>

export const listVirtualCohortsEndpoint = {
  method: 'GET',
  path: '/ws_admin_panel/v1/vcs/profiles',
  answer: v.array(virtualCohort),
  errors: ['not_authenticated', 'eula_required', 'forbidden'],
} satisfies Endpoint

export const virtualCohortCalls = {
  listVirtualCohorts: {
    endpoint: listVirtualCohortsEndpoint,
    summary: 'Virtual-cohort profiles.',
    access: 'internal',
  },
} satisfies Record<string, Call>
