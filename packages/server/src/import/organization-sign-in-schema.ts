import { emailPattern } from '@vestibule/api-client/contract'
import * as v from 'valibot'
import { mailDomain } from '../platform/mail/email-address.ts'
import { id, imported, name } from './import-fields.ts'

/**
 * Schema of an organisation's mail domain. An imported domain counts as verified, because the operator vouches for it.
 */
export const importedDomain = v.strictObject({
  domain: v.pipe(
    v.string(),
    v.check(
      (text) => mailDomain(text) !== null && emailPattern.test(`a@${text}`),
      'must be a domain of mail, such as example.org',
    ),
  ),
  organization: id,
})

export const importedProvider = v.strictObject({
  /**
   * The provider's id, which is part of the paths of its callback and of its logout tokens. Default: a stored provider
   * keeps its id, a new one gets a random id.
   */
  id: v.optional(
    v.pipe(
      id,
      v.check((text) => text !== 'callback', 'must be another name'),
    ),
  ),
  organization: id,
  name,
  issuer: v.pipe(
    v.string(),
    v.regex(/^https?:\/\/[^\s?#@]+$/, 'must be an address that begins with https://'),
  ),
  client_id: v.pipe(v.string(), v.nonEmpty('must not be empty')),
  /**
   * `env:` and the name of the environment variable with the client secret. Absent: the stored secret stays, if the
   * issuer is the stored one; otherwise the import refuses the provider.
   */
  client_secret: v.optional(
    v.pipe(v.string(), v.regex(/^env:[A-Za-z_]\w*$/, 'must be env: and the name of a variable')),
  ),
  jit: v.optional(v.boolean(), false),
  enforced: v.optional(v.boolean(), false),
  imported,
})
