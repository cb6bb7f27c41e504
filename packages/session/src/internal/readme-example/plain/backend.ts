// backend.ts
import type { SessionBackend } from '@vestibule/session'

export const backend: SessionBackend = {
  async getSession() {
    const answer = await fetch('/api/session')
    if (answer.status === 401) return null
    if (!answer.ok) throw new Error(`/api/session answered ${answer.status}`)
    const { userId, endsAtMs } = await answer.json()
    return { userId, endsAtMs, serverTimeMs: Date.parse(answer.headers.get('date') ?? '') || null }
  },
  async signOut() {
    const answer = await fetch('/api/sign-out', { method: 'POST' })
    if (!answer.ok) throw new Error(`/api/sign-out answered ${answer.status}`)
  },
  signInUrl: (returnTo) => `/sign-in?next=${encodeURIComponent(returnTo)}`,
}
