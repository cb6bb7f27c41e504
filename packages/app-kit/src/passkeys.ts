import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@vestibule/api-client/contract'

/** The part of `window` that passkeys use. Tests pass a fake. */
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

/** Why the browser did not create or use a passkey. */
export interface PasskeyRefused {
  readonly kind: /** The user dismissed the browser's dialog or let it time out, or the request was aborted. */
    | 'cancelled'
    /** The browser or the device does not support passkeys. */
    | 'unsupported'
    /** Only while creating a passkey: this device already has a passkey of the account. */
    | 'exists'
    /** Any other error, for instance because the passkeys belong to another domain than the page. */
    | 'failed'
}

export type PasskeyCreation =
  | { readonly kind: 'created'; readonly credential: PasskeyAttestation }
  | PasskeyRefused

export type PasskeySignature =
  | { readonly kind: 'signed'; readonly credential: PasskeyAssertion }
  | PasskeyRefused

interface AskOptions {
  /**
   * Ends the request when it is aborted. Abort a `conditional` request before making another one: a browser handles
   * only one at a time.
   */
  readonly signal?: AbortSignal | undefined
  /** `conditional`: the browser offers passkeys as suggestions of a field with `autocomplete="webauthn"`. */
  readonly mediation?: 'conditional'
}

/** Whether the browser supports passkeys and their JSON format, which older browsers do not. */
export function hasPasskeys({ PublicKeyCredential, navigator }: PasskeyPage): boolean {
  return (
    PublicKeyCredential?.parseRequestOptionsFromJSON !== undefined &&
    navigator.credentials !== undefined
  )
}

/** Whether this device can create passkeys itself, because it has a fingerprint reader, a camera or a screen lock. */
export async function makesPasskeys(page: PasskeyPage): Promise<boolean> {
  const { PublicKeyCredential } = page
  if (!hasPasskeys(page)) return false
  const asked = PublicKeyCredential?.isUserVerifyingPlatformAuthenticatorAvailable?.()
  return (await asked?.catch(() => false)) === true
}

/** Whether the browser can offer passkeys as suggestions of a text field. */
export async function suggestsPasskeys(page: PasskeyPage): Promise<boolean> {
  const { PublicKeyCredential } = page
  return (
    hasPasskeys(page) &&
    (await PublicKeyCredential?.isConditionalMediationAvailable?.().catch(() => false)) === true
  )
}

/** Makes the browser create a passkey. Never rejects. */
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

/**
 * Makes the browser ask the user for a passkey. Never rejects. A `conditional` request may stay pending as long as the
 * page is open.
 */
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

/** Tells the browser that the server no longer knows a passkey, so that the browser stops offering it. */
export async function forgetPasskey(
  { PublicKeyCredential }: PasskeyPage,
  { rpId, credentialId }: { readonly rpId: string; readonly credentialId: string },
): Promise<void> {
  try {
    await PublicKeyCredential?.signalUnknownCredential?.({ rpId, credentialId })
  } catch {
    // If this fails, nothing is lost: the browser keeps offering the passkey, and the server keeps refusing it.
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
