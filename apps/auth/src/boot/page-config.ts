import { branding, config } from '@vestibule/api-client/contract'
import * as v from 'valibot'
import { pageConfigId } from './page-config-id.ts'

/** What GET `/auth` says of the environment, in its headers. */
export const environmentSchema = v.object({
  type: v.optional(v.nullable(v.string()), null),
  sourceType: v.optional(v.nullable(v.string()), null),
})

/** All that the app must know of the platform before its first screen. */
export const platformSchema = v.object({
  config,
  /** `x-nfer-data-partner-id` of the config call. */
  dataPartnerId: v.optional(v.nullable(v.string()), null),
  environment: environmentSchema,
  branding: v.optional(v.nullable(branding), null),
})

export type Platform = v.InferOutput<typeof platformSchema>

const pageConfigSchema = v.looseObject({
  platform: v.fallback(v.optional(platformSchema), undefined),
})

/** The settings of the app, beside what is known of the platform. Neither has to be there. */
export type PageConfig = v.InferOutput<typeof pageConfigSchema>

/** What the server inlined into the page; nothing on a static host, or where it cannot be read. */
export function readPageConfig(page: Pick<Document, 'getElementById'>): PageConfig | undefined {
  const text = page.getElementById(pageConfigId)?.textContent
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), pageConfigSchema), text)
  return parsed.success ? parsed.output : undefined
}
