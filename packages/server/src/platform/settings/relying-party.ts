/** The WebAuthn relying party: the site for which passkeys are made, and the origins that may use them. */
export interface RelyingParty {
  /**
   * The host of the `origins`, or a parent domain of their hosts. Existing passkeys only work with the id for which
   * they were made.
   */
  readonly id: string
  readonly origins: readonly string[]
}

interface Place {
  readonly publicOrigin: string
  readonly passkeys: { readonly rpId: string | null; readonly origins: readonly string[] }
}

export function relyingPartyOf({ publicOrigin, passkeys }: Place): RelyingParty {
  return {
    id: passkeys.rpId ?? new URL(publicOrigin).hostname,
    origins: [publicOrigin, ...passkeys.origins],
  }
}

/**
 * The origins whose pages cannot use passkeys of this relying party, because their host is neither its id nor below it.
 */
export function foreignOrigins({ id, origins }: RelyingParty): string[] {
  return origins.filter((origin) => {
    const { hostname } = new URL(origin)
    return hostname !== id && !hostname.endsWith(`.${id}`)
  })
}
