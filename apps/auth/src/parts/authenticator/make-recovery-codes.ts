import { ApiError, generateRecoveryCodes, getProfile, type Client } from '@vestibule/api-client'

/**
 * Makes recovery codes for this address. Another tab may have signed in someone else since the page was opened, whose
 * saved codes would die without a word. Once the profile was read, the server compares the user with every write.
 */
export async function makeRecoveryCodes(client: Client, email: string, signal: AbortSignal) {
  const profile = await getProfile(client, { signal, cache: false })
  if (profile.kind !== 'loaded') return profile
  if (keyOf(profile.value.email) === keyOf(email)) return generateRecoveryCodes(client, { signal })
  const error = new ApiError('otherUser', 'Someone else is signed in in this browser')
  return { kind: 'stepRequired' as const, error }
}

/** As the server compares addresses: only ASCII letters in either case are the same. */
function keyOf(email: string): string {
  return email
    .trim()
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .normalize('NFC')
}
