/** The signed-in user, as far as documentation asks. */
export interface DocsUser {
  readonly id: string
  /** `organization_info.is_internal` of the profile. */
  readonly isInternal: boolean
  /** Holds the app role `docs-admin`. */
  readonly isDocsAdmin: boolean
}

/** `none`: nothing is loaded, shown or opened. The server holds the same line. */
export type DocsAccess = 'none' | 'reader' | 'admin'

/** Documentation is for internal users of apps where it is enabled; its admins write it. */
export function docsAccess(user: DocsUser | null | undefined, isEnabled: boolean): DocsAccess {
  if (!isEnabled || !user?.isInternal) return 'none'
  return user.isDocsAdmin ? 'admin' : 'reader'
}
