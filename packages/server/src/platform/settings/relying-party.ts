/** The site that passkeys are made for, and the origins that may use them. */
export interface RelyingParty {
  /** A host, or a parent domain of the hosts of `origins`. Existing passkeys stay bound to it for ever. */
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

/** Origins whose pages browsers do not let use passkeys of this relying party. */
export function foreignOrigins({ id, origins }: RelyingParty): string[] {
  return origins.filter((origin) => {
    const { hostname } = new URL(origin)
    return hostname !== id && !hostname.endsWith(`.${id}`)
  })
}
