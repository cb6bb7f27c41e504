/** For whom passkeys are made, and on which origins they may be used. */
export interface RelyingParty {
  /** A host, or a domain above the hosts of `origins`. Passkeys are bound to it for ever. */
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

/** Origins whose pages no browser lets use the passkeys of this relying party. */
export function foreignOrigins({ id, origins }: RelyingParty): string[] {
  return origins.filter((origin) => {
    const { hostname } = new URL(origin)
    return hostname !== id && !hostname.endsWith(`.${id}`)
  })
}
