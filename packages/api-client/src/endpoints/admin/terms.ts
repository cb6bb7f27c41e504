import type { TermsSignature } from '../../contract/eulas.ts'
import {
  exportTermsPeopleEndpoint,
  getTermsEndpoint,
  listTermsEndpoint,
  listTermsPeopleEndpoint,
  previewTermsEndpoint,
  publishTermsEndpoint,
  type ListedTerms,
  type TermsFacts,
  type TermsPerson,
} from '../../contract/admin-terms.ts'
import type { Language } from '../../contract/languages.ts'
import type { Client } from '../../transport/client.ts'
import { load, perform, type CallOptions, type ReadOptions } from '../perform.ts'
import type { Page, PageInput } from './page.ts'

/** Lists terms of use, the latest first. */
export function listTerms(client: Client, input: PageInput = {}, options?: ReadOptions) {
  const request = { ...options, query: { ...input } }
  return load(client, listTermsEndpoint, request, ({ data }): Page<ListedTerms> => data)
}

/** Reads terms of use with their text, in every language that they have. */
export function getTerms(client: Client, input: { readonly id: string }, options?: ReadOptions) {
  const request = { ...options, params: { termsId: input.id } }
  return load(client, getTermsEndpoint, request, ({ data }): TermsFacts => data)
}

interface TermsPeopleInput {
  readonly id: string
  readonly state: 'accepted' | 'not_yet'
  readonly organization?: string | undefined
}

/** Lists who has accepted terms, or who has not, by name. */
export function listTermsPeople(
  client: Client,
  input: PageInput & TermsPeopleInput,
  options?: ReadOptions,
) {
  const { id, ...query } = input
  const request = { ...options, params: { termsId: id }, query }
  return load(client, listTermsPeopleEndpoint, request, ({ data }): Page<TermsPerson> => data)
}

/** Returns the same list as CSV. The export is itself an audited event. */
export function exportTermsPeople(
  client: Client,
  input: Omit<TermsPeopleInput, 'state'> & {
    readonly q?: string | undefined
    /** `signatures`: every acceptance of every version. */
    readonly state: TermsPeopleInput['state'] | 'signatures'
  },
  options?: CallOptions,
) {
  const { id: terms, ...filters } = input
  return perform(
    client,
    exportTermsPeopleEndpoint,
    { ...options, body: { terms, ...filters } },
    ({ data: { csv, count, is_cut: isCut } }) => ({ kind: 'exported', csv, count, isCut }),
  )
}

/** Returns the text as it would be stored after sanitising, and how many people would have to accept it. */
export function previewTerms(
  client: Client,
  input: { readonly content: string },
  options?: CallOptions,
) {
  const request = { ...options, body: { content: input.content } }
  return perform(client, previewTermsEndpoint, request, ({ data: { content, people } }) => ({
    kind: 'previewed',
    content,
    people,
  }))
}

/** Further languages of terms, each with a name and a text. */
type TermsTranslations = Readonly<
  Partial<Record<Language, { readonly name: string; readonly content: string }>>
>

/** What terms are published with. */
export interface NewTerms {
  readonly name: string
  readonly content: string
  /** The same terms in other languages. */
  readonly translations?: TermsTranslations | undefined
  /** ISO 8601. Absent: now. */
  readonly validFrom?: string | undefined
  /** The id of the terms that these replace. */
  readonly replaces?: string | undefined
  /** How they are accepted. Absent: as for the terms that these replace; otherwise by a tick. */
  readonly signature?: TermsSignature | undefined
  readonly reason?: string | undefined
}

/** Publishes terms of use. They can never be changed or deleted afterwards. */
export function publishTerms(
  client: Client,
  input: NewTerms & {
    /** Names of datasets whose data opens only to those who accept these. */
    readonly datasets?: readonly string[] | undefined
  },
  options?: CallOptions,
) {
  const { validFrom, ...others } = input
  const request = { ...options, body: { ...others, valid_from: validFrom } }
  return perform(client, publishTermsEndpoint, request, ({ data: { id } }) => ({
    kind: 'published',
    id,
  }))
}
