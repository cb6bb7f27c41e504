import { getPasskeyRequestOptions, loginWithPasskey } from '@vestibule/api-client'
import {
  askPasskey,
  forgetPasskey,
  suggestsPasskeys,
  type PasskeyPage,
} from '@vestibule/app-kit/passkeys'
import type { World } from '@vestibule/app-kit/screens/world'
import type { FlowTexts } from '../../texts/texts.ts'
import { restPasskeyOffer } from '@vestibule/app-kit/credentials/passkey-offer'
import { problemOf, type Problem } from '@vestibule/app-kit/problems/problem'

/** What a sign-in with a passkey needs, and callbacks for its progress. */
export interface PasskeyAsk {
  readonly world: Pick<World, 'client' | 'clock' | 'localStorage'>
  readonly page: PasskeyPage
  readonly next: string
  readonly texts: FlowTexts['passkey']
  /** The pending request to the browser. A browser handles only one at a time, so abort this one before the next. */
  readonly question: { current: AbortController | null }
  readonly onChange: (asked: { readonly busy: boolean; readonly problem?: Problem }) => void
  readonly onSignedIn: (redirectUrl: string) => void
}

/**
 * Asks the user for a passkey in the browser's dialog, and signs in with it. If the user closes the dialog, no problem
 * is reported.
 */
export async function askNow(ask: PasskeyAsk): Promise<void> {
  const { problem } = await signIn(ask, newQuestion(ask))
  if (problem !== 'none') ask.onChange({ busy: false, ...(problem && { problem }) })
}

/**
 * After how long a pending request to suggest passkeys is replaced by a new one, in milliseconds. After ten minutes the
 * server would refuse the passkey that the user chooses.
 */
const suggestionMs = 8 * 60_000

/**
 * Offers passkeys among the suggestions of the address field until `left` is aborted, and renews the request before it
 * expires. Problems are shown only after the user has chosen a passkey.
 */
export async function suggest(ask: PasskeyAsk, left: AbortSignal): Promise<void> {
  if (!(await suggestsPasskeys(ask.page))) return
  for (;;) {
    if (left.aborted) return
    const question = newQuestion(ask)
    const onLeft = () => question.abort()
    left.addEventListener('abort', onLeft)
    let isOld = false
    const cancel = ask.world.clock.after(suggestionMs, () => {
      isOld = true
      question.abort()
    })
    const { given, problem } = await signIn(ask, question, 'conditional')
    cancel()
    left.removeEventListener('abort', onLeft)
    if (given && problem !== 'none') ask.onChange({ busy: false, ...(problem && { problem }) })
    if (given || !isOld) return
  }
}

function newQuestion({ question }: PasskeyAsk): AbortController {
  question.current?.abort()
  question.current = new AbortController()
  return question.current
}

interface Ended {
  /** Whether the user has chosen a passkey, so that the browser returned it. */
  readonly given: boolean
  /** `none`: the user is signed in. Undefined: the user has closed the dialog, or the request was aborted. */
  readonly problem?: Problem | 'none'
}

async function signIn(
  { world, page, next, texts, onChange, onSignedIn }: PasskeyAsk,
  { signal }: AbortController,
  mediation?: 'conditional',
): Promise<Ended> {
  const { client, clock } = world
  const options = await getPasskeyRequestOptions(client, { signal })
  if (signal.aborted) return { given: false }
  if (options.kind !== 'loaded') return { given: false, problem: problemOf(options, clock.now()) }
  const asked = await askPasskey(page, options.value, { signal, ...(mediation && { mediation }) })
  if (asked.kind === 'cancelled') return { given: false }
  if (asked.kind !== 'signed') return { given: false, problem: refused(texts.notUsed) }
  // The user has chosen a passkey: show that the page is busy, which removes the passkeys from the suggestions of the
  // field.
  onChange({ busy: true })
  const { credential } = asked
  const outcome = await loginWithPasskey(client, { credential, next })
  switch (outcome.kind) {
    case 'signedIn':
      restPasskeyOffer(world)
      onSignedIn(outcome.redirectUrl)
      return { given: true, problem: 'none' }
    case 'passkeyUnknown':
      await forgetPasskey(page, { rpId: options.value.rpId, credentialId: credential.id })
      return { given: true, problem: refused(texts.unknown) }
    case 'passkeyInvalid':
      return { given: true, problem: refused(texts.notAccepted) }
    default:
      return { given: true, problem: problemOf(outcome, clock.now()) }
  }
}

function refused(message: string): Problem {
  return { kind: 'refused', message }
}
