import { createClient, safeNext, startLogin } from '@vestibule/api-client'

/** What the README's first example takes from the sign-in page around it. */
interface Page {
  readonly email: string
  readonly next: string
  readonly showSessionExpired: () => void
  readonly countDown: (seconds: number) => void
  readonly showError: (text: string) => void
}

/** The README's first example. */
export async function start({ email, next, showSessionExpired, countDown, showError }: Page) {
  const client = createClient() // one per page: the page's origin, cookies and network
  client.onUnauthorized(() => showSessionExpired())

  const outcome = await startLogin(client, { email, next })
  if (outcome.kind === 'started') location.assign(safeNext(outcome.redirectUrl))
  else if (outcome.kind === 'throttled') countDown(outcome.retryAfterS)
  else showError(outcome.error.userMessage ?? 'Something went wrong. Try again later.')
}
