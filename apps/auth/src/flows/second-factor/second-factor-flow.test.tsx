import type { MissingFactor } from '@vestibule/api-client/contract'
import { refuse, type Handlers } from '@vestibule/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { profile } from '@vestibule/app-kit/testing/profile'
import { renderApp } from '../../testing/render-app.tsx'

const secret = 'JBSWY3DPEHPK3PXPKRUGS4ZA'
const nothing: MissingFactor = {
  email: profile.email,
  missing: true,
  show: [],
  set_up: ['authenticator', 'passkey'],
  sign_in_again: null,
}
const known: MissingFactor = { ...nothing, show: ['authenticator', 'recovery_code'], set_up: [] }

const render = (handlers: Handlers, next = '/reports') =>
  renderApp(`/second-factor?next=${encodeURIComponent(next)}`, {
    handlers: {
      getMissingFactor: nothing,
      generateQrCode: { url: `otpauth://totp/Vestibule:ines?secret=${secret}`, secret },
      verifyTotp: null,
      getProfile: profile,
      generateRecoveryCodes: ['7QH2-M9KD'],
      decideRedirect: ({ body }) => ({ redirect_url: (body as { next: string }).next }),
      ...handlers,
    },
  })

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'credentials')
})

describe('a second factor that is missing', () => {
  it('is set up, its recovery codes are shown, and the user arrives where they wanted', async () => {
    const { user, heading, left, transport } = render({}, '/reports#part')
    await heading('Set up a second factor')
    // This browser has no passkeys.
    expect(screen.queryByRole('button', { name: 'Create a passkey' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Use an authenticator app' }))
    await heading('Set up Authenticator app')
    await user.type(screen.getByLabelText('Code from the app'), '654321')
    await heading('Save Your Recovery Code')
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    await waitFor(() => expect(left).toEqual(['/reports#part']))
    expect(transport.callsTo('verifyTotp')[0]?.body).toEqual({
      email: profile.email,
      totp: '654321',
    })
  })

  it('is shown if the account has one', async () => {
    const { user, heading, left, transport } = render({ getMissingFactor: known, proveAgain: null })
    await heading('Two-factor Authentication')
    await user.type(screen.getByLabelText('Authentication code'), '654321')
    await waitFor(() => expect(left).toEqual(['/reports']))
    expect(transport.callsTo('proveAgain')[0]?.body).toEqual({ code: '654321' })
  })

  it('is asked for again if the browser cannot use the passkey', async () => {
    const ask = vi.fn<() => Promise<never>>(() =>
      Promise.reject(new DOMException('', 'SecurityError')),
    )
    vi.stubGlobal('PublicKeyCredential', { parseRequestOptionsFromJSON: () => ({}) })
    Object.defineProperty(navigator, 'credentials', { value: { get: ask }, configurable: true })
    const { user } = render({
      getMissingFactor: { ...known, show: ['authenticator', 'passkey'] },
      getPasskeyRequestOptions: {
        challenge: 'AAAA',
        rpId: 'localhost',
        timeout: 60_000,
        userVerification: 'preferred',
      },
    })
    await user.click(await screen.findByRole('button', { name: /passkey/ }))
    expect(await screen.findByText(/^The passkey could not be used/)).toBeVisible()
    expect(ask).toHaveBeenCalledOnce()
  })

  it('is set up anew after a recovery code', async () => {
    let isRecovered = false
    const { user, heading } = render({
      getMissingFactor: () => (isRecovered ? { ...known, set_up: ['authenticator'] } : known),
      verifyRecoveryCode: () => {
        isRecovered = true
        return null
      },
    })
    await heading('Two-factor Authentication')
    await user.click(screen.getByRole('button', { name: 'Use Recovery codes instead' }))
    await user.type(await screen.findByLabelText('Recovery code'), '7QH2M9KD')
    await heading('Set up a second factor')
    expect(screen.getByText(/^The recovery code was right/)).toBeVisible()
  })

  it('is no longer asked for once another tab has set it up', async () => {
    const { left } = render({ getMissingFactor: { ...nothing, missing: false } })
    await waitFor(() => expect(left).toEqual(['/reports']))
  })

  it('needs a new sign-in if the first factor was shown long ago, at the organisation if it was there', async () => {
    const url = '/auth_api/v1/accounts/login/oidc/acme/?fresh=true'
    const { user, heading, left } = render({
      getMissingFactor: { ...nothing, set_up: [], sign_in_again: { url } },
    })
    await heading('Set up a second factor')
    await user.click(screen.getByRole('button', { name: 'Sign in again' }))
    expect(left).toEqual([`${url}&next=%2Freports`])
  })

  it('leads somebody who is not signed in to the start', async () => {
    const { location } = render({ getMissingFactor: refuse('not_authenticated') })
    await waitFor(() => expect(location()).toBe('/signin?next=%2Freports'))
  })
})
