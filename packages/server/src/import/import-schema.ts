import {
  additionalMeta,
  emailField,
  languages,
  roleField,
  signInMethods,
  stewardApp,
  stewardRole,
  termsScopes,
  termsSignatures,
  tiers,
} from '@vestibule/api-client/contract'
import * as v from 'valibot'
import { announcement } from './announcement-schema.ts'
import { id, imported, name, optionalId, optionalList, time } from './import-fields.ts'
import { importedDomain, importedProvider } from './organization-sign-in-schema.ts'
import { resource } from './resource-schema.ts'

const ids = v.optional(v.array(id), ['_all'])

const apiToken = v.pipe(v.string(), v.minLength(20, 'must have at least 20 characters'))
const tokenTerms = {
  name,
  /** When the token expires. Default: 90 days from the import. */
  expires_at: v.optional(time),
  use: v.optional(v.picklist(['many', 'once']), 'many'),
}
const namedToken = v.strictObject({ ...tokenTerms, token: apiToken })
/** A token in the form that exports write: its hash in place of the token itself. */
const exportedToken = v.strictObject({
  ...tokenTerms,
  token_sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')),
})

export const userSchema = v.strictObject({
  id: v.optional(id),
  email: emailField,
  first_name: name,
  last_name: name,
  organization: id,
  sign_in_method: v.picklist(signInMethods),
  password: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(1024))),
  totp_secret: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[A-Z2-7]{16,128}=*$/, 'must be base32, as authenticators show it'),
    ),
  ),
  recovery_codes: v.optional(
    v.array(v.pipe(v.string(), v.regex(/^[A-Z0-9]{4}-?[A-Z0-9]{4}$/i, 'must look like ABCD-EFGH'))),
  ),
  security_question: v.optional(v.strictObject({ question: name, answer: name })),
  roles: v.optional(
    v.array(
      v.pipe(
        v.strictObject({
          role: roleField,
          app_name: optionalId,
          data_partner: optionalId,
          imported,
        }),
        v.check(
          ({ role, app_name, data_partner }) =>
            role === stewardRole || app_name === stewardApp
              ? role === stewardRole && app_name === stewardApp && data_partner !== ''
              : true,
          `needs "app_name": "${stewardApp}" and a "data_partner" to be ${stewardRole}, the only role of that app`,
        ),
      ),
    ),
  ),
  can_impersonate: v.optional(v.boolean(), false),
  api_tokens: v.optional(
    v.array(
      v.union([apiToken, namedToken, exportedToken], 'must be a token, or an object with one'),
    ),
  ),
  redirect_url: v.optional(v.nullable(v.string()), null),
  eulas_accepted: optionalList(id),
  disabled: v.optional(v.boolean()),
  imported,
})

const documentTexts = {
  mini_content: v.optional(v.pipe(v.string(), v.maxLength(10_000)), ''),
  main_content: v.optional(v.string(), ''),
}

const document = v.strictObject({
  element_id: id,
  app_name: v.optional(id, 'auth'),
  data_partner_id: optionalId,
  ...documentTexts,
  /** The document's texts in other languages. */
  translations: v.optional(
    v.record(
      v.picklist(languages),
      v.strictObject({ title: v.optional(v.pipe(v.string(), v.maxLength(300))), ...documentTexts }),
    ),
  ),
  additional_meta: v.optional(additionalMeta, {}),
  audience: ids,
  environment_type: ids,
  sellers: ids,
  data_partners: ids,
})

/** Schema of an import file: everything that an operator can provide. Each section may be left out. */
export const importSchema = v.strictObject({
  organizations: optionalList(
    v.strictObject({
      id,
      name,
      is_internal: v.boolean(),
      tier: v.optional(v.picklist(tiers), 'premium'),
      /**
       * Sign-in method of new people of the organisation. Null: the organisation chooses none. Absent: stays as it is.
       */
      sign_in_method: v.optional(v.nullable(v.picklist(signInMethods))),
      /** Whether people of the organisation must show two factors. Absent: stays as it is. */
      two_factors: v.optional(v.boolean()),
      imported,
    }),
  ),
  domains: optionalList(importedDomain),
  identity_providers: optionalList(importedProvider),
  users: optionalList(userSchema),
  eulas: optionalList(
    v.strictObject({
      id,
      name,
      content: v.string(),
      /**
       * Whether everybody must accept the terms (`platform`), or only people who open a dataset that names the terms in
       * `terms` (`resources`).
       */
      scope: v.optional(v.picklist(termsScopes), 'platform'),
      /** How people accept the terms: by ticking a box, or by writing their name. */
      signature: v.optional(v.picklist(termsSignatures), 'accept'),
      /**
       * The terms in other languages. A changed translation does not require anybody to accept again, except for terms
       * of resources.
       */
      translations: v.optional(
        v.record(v.picklist(languages), v.strictObject({ name, content: v.string() })),
      ),
      /** Time from which people must accept the terms. Null: always. Absent: stays as it is. */
      valid_from: v.optional(v.nullable(time)),
      /** Id of the earlier terms that these terms replace from `valid_from` on. Null: none. Absent: stays as it is. */
      replaces: v.optional(v.nullable(id)),
      imported,
    }),
  ),
  resources: optionalList(resource),
  sellers: optionalList(
    v.strictObject({ id, name, data_partners: optionalList(v.strictObject({ id, name })) }),
  ),
  documents: optionalList(document),
  virtual_cohorts: optionalList(v.looseObject({ id, name })),
  announcements: optionalList(announcement),
})

export type ImportFile = v.InferOutput<typeof importSchema>
/** The content of an import file before the schema has filled in defaults. */
export type WrittenImport = v.InferInput<typeof importSchema>
export type ImportedToken = NonNullable<ImportFile['users'][number]['api_tokens']>[number]
export type ImportedSections = Omit<ImportFile, 'users'>
export type ImportedUser = ImportFile['users'][number]
