/** What the documentation needs to know of the signed-in user. */
export interface DocsUser {
  readonly id: string
  /** `organization_info.is_internal` of the profile. */
  readonly isInternal: boolean
  /** Holds the app role `docs-admin`. */
  readonly isDocsAdmin: boolean
  /**
   * The data partners whose documents a docs-admin writes; `all`, the default, includes the
   * platform's own documents.
   */
  readonly docsPartners?: 'all' | readonly string[]
}

/** `none`: nothing is loaded, shown or opened. The server enforces the same. */
export type DocsAccess = 'none' | 'reader' | 'admin'

/** Documentation is for internal users of apps where it is enabled; its admins write it. */
export function docsAccess(
  user: DocsUser | null | undefined,
  { enabled = true }: { readonly enabled?: boolean } = {},
): DocsAccess {
  if (!enabled || !user?.isInternal) return 'none'
  return user.isDocsAdmin ? 'admin' : 'reader'
}

/**
 * Whether a user may write the document that readers see in the scope of a data partner, or a new one
 * there; null stands for the platform. The server enforces the same.
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
