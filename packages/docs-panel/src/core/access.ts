/** What the documentation needs to know about the signed-in user. */
export interface DocsUser {
  readonly id: string
  /** Whether the user is internal: `organization_info.is_internal` of the profile. */
  readonly isInternal: boolean
  /** Whether the user has the app role `docs-admin`. */
  readonly isDocsAdmin: boolean
  /**
   * Data partners whose documents a docs-admin may write. `all`, the default, also includes the platform's own
   * documents.
   */
  readonly docsPartners?: 'all' | readonly string[]
}

/**
 * What a user may do with documentation on a page. `none`: nothing is loaded, shown or opened; `reader`: read it;
 * `admin`: also write it. Only writing is checked by the server: external users who call it directly get the documents
 * that are meant for them.
 */
export type DocsAccess = 'none' | 'reader' | 'admin'

/**
 * Returns what a user may do with the documentation of an app. If the app has documentation (`enabled`), internal users
 * may read it, and docs-admins among them may also write it.
 */
export function docsAccess(
  user: DocsUser | null | undefined,
  { enabled = true }: { readonly enabled?: boolean } = {},
): DocsAccess {
  if (!enabled || !user?.isInternal) return 'none'
  return user.isDocsAdmin ? 'admin' : 'reader'
}

/**
 * Whether a docs-admin may write `document`, or create a document if `document` is null, on a page of the data partner
 * `scope`; `scope` is null on a page of the platform itself. The server enforces the same rule.
 */
export function mayWrite(
  { docsPartners = 'all' }: Pick<DocsUser, 'docsPartners'>,
  scope: string | null,
  document: { readonly data_partner_id: string | null } | null,
): boolean {
  if (docsPartners === 'all') return true
  const writes = (partner: string | null) => partner !== null && docsPartners.includes(partner)
  return writes(scope) && (document === null || writes(document.data_partner_id))
}
