import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@vestibule/api-client/contract'

/** What passkeys need of a page: `window`, or a part of it made for a test. */
export interface PasskeyPage {
  readonly PublicKeyCredential?: Partial<
    Pick<
      typeof PublicKeyCredential,
      | 'parseCreationOptionsFromJSON'
      | 'parseRequestOptionsFromJSON'
      | 'isConditionalMediationAvailable'
      | 'isUserVerifyingPlatformAuthenticatorAvailable'
      | 'signalUnknownCredential'
    >
  >
  readonly navigator: { readonly credentials?: Pick<CredentialsContainer, 'create' | 'get'> }
}

/** Why the browser gave no passkey. */
export interface PasskeyRefused {
  readonly kind: /** The user closed the question or let it time out, or it was aborted. */
    | 'cancelled'
    /** The browser, or the device, has no passkeys. */
    | 'unsupported'
    /** This device has a passkey of the account already. Only while one is made. */
    | 'exists'
    /** Such as a page on another domain than that of the passkeys. */
    | 'failed'
}

export type PasskeyCreation =
  | { readonly kind: 'created'; readonly credential: PasskeyAttestation }
  | PasskeyRefused

export type PasskeySignature =
  | { readonly kind: 'signed'; readonly credential: PasskeyAssertion }
  | PasskeyRefused

interface AskOptions {
  /** Aborts a `conditional` request before another one is made: a browser answers one request at a time. */
  readonly signal?: AbortSignal | undefined
  /** `conditional`: passkeys stand among the suggestions of a field with `autocomplete="webauthn"`. */
  readonly mediation?: 'conditional'
}

/** Whether the browser has passkeys, and reads and writes them as JSON. Older ones do without. */
export function hasPasskeys({ PublicKeyCredential, navigator }: PasskeyPage): boolean {
  return (
    PublicKeyCredential?.parseRequestOptionsFromJSON !== undefined &&
    navigator.credentials !== undefined
  )
}

/** Whether this device makes passkeys itself: it has a fingerprint reader, a camera or a screen lock. */
export async function makesPasskeys(page: PasskeyPage): Promise<boolean> {
  const { PublicKeyCredential } = page
  if (!hasPasskeys(page)) return false
  const asked = PublicKeyCredential?.isUserVerifyingPlatformAuthenticatorAvailable?.()
  return (await asked?.catch(() => false)) === true
}

/** Whether passkeys can stand among the suggestions of a field. */
export async function suggestsPasskeys(page: PasskeyPage): Promise<boolean> {
  const { PublicKeyCredential } = page
  return (
    hasPasskeys(page) &&
    (await PublicKeyCredential?.isConditionalMediationAvailable?.().catch(() => false)) === true
  )
}

/** Makes a passkey. Never rejects. */
export async function makePasskey(
  page: PasskeyPage,
  options: PasskeyCreationOptions,
): Promise<PasskeyCreation> {
  const { PublicKeyCredential, navigator } = page
  try {
    const publicKey = PublicKeyCredential?.parseCreationOptionsFromJSON?.(options)
    if (!publicKey || !navigator.credentials) return { kind: 'unsupported' }
    const made = await navigator.credentials.create({ publicKey })
    return made === null
      ? { kind: 'cancelled' }
      : { kind: 'created', credential: (made as PublicKeyCredential).toJSON() as never }
  } catch (error) {
    return refusedBy(error)
  }
}

/** Asks for a passkey. Never rejects. A `conditional` request may wait for as long as the page is open. */
export async function askPasskey(
  page: PasskeyPage,
  options: PasskeyRequestOptions,
  { signal, mediation }: AskOptions = {},
): Promise<PasskeySignature> {
  const { PublicKeyCredential, navigator } = page
  try {
    const publicKey = PublicKeyCredential?.parseRequestOptionsFromJSON?.(options)
    if (!publicKey || !navigator.credentials) return { kind: 'unsupported' }
    const given = await navigator.credentials.get({
      publicKey,
      ...(signal && { signal }),
      ...(mediation && { mediation }),
    })
    return given === null
      ? { kind: 'cancelled' }
      : { kind: 'signed', credential: (given as PublicKeyCredential).toJSON() as never }
  } catch (error) {
    return refusedBy(error)
  }
}

/** Tells the browser that the server does not know a passkey any more, so that it is not offered again. */
export async function forgetPasskey(
  { PublicKeyCredential }: PasskeyPage,
  { rpId, credentialId }: { readonly rpId: string; readonly credentialId: string },
): Promise<void> {
  try {
    await PublicKeyCredential?.signalUnknownCredential?.({ rpId, credentialId })
  } catch {
    // The browser goes on offering it, and the server goes on refusing it.
  }
}

function refusedBy(error: unknown): PasskeyRefused {
  switch ((error as Partial<Error> | null)?.name) {
    case 'NotAllowedError':
    case 'AbortError':
      return { kind: 'cancelled' }
    case 'InvalidStateError':
      return { kind: 'exists' }
    case 'NotSupportedError':
      return { kind: 'unsupported' }
    default:
      return { kind: 'failed' }
  }
}
