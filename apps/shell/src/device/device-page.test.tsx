import { refuse } from '@vestibule/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { english } from '../testing/english.ts'
import { renderShell } from '../testing/render-shell.tsx'

const client = {
  ip: '192.0.2.7',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0',
  requested_at: '2026-11-20T13:00:00Z',
}
const known = {
  getDeviceCode: { client },
  approveDeviceCode: { client },
}
const field = () => screen.findByRole('textbox', { name: 'Code on the device' })

async function enterCode(view: ReturnType<typeof renderShell>, code = 'abc123') {
  await view.user.type(await field(), code)
  await view.user.click(screen.getByRole('button', { name: 'Continue' }))
}

describe('the approval of a device', () => {
  it.each([
    ['2026-11-20T13:00:00Z', '2026-11-20T13:00:30Z', /^Just now, at /],
    // The server's clock may be ahead of the browser's: a request that seems to come from the future is shown as just
    // made.
    ['2026-11-20T13:00:00Z', '2026-11-20T12:59:00Z', /^Just now, at /],
    ['2026-11-20T13:00:00Z', '2026-11-20T13:02:30Z', /^2 minutes ago, at /],
    ['2026-11-20T13:00:00Z', '2026-11-20T15:02:30Z', /^20 Nov 2026, /],
    ['not a date', '2026-11-20T13:00:00Z', /^not a date$/],
  ])('says when it was asked for: %s, seen at %s', (asked, now, words) => {
    expect(english.formats.ago(asked, Date.parse(now), english.pages.device)).toMatch(words)
  })

  it('takes six letters and digits, in capitals, and looks up who asks', async () => {
    const view = renderShell('/device', { handlers: known })
    expect(await screen.findByRole('heading', { level: 1, name: 'Approve a device' })).toBeVisible()
    await view.user.type(await field(), 'abc12')
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await view.user.type(await field(), '3')
    await view.user.keyboard('{Enter}')
    expect(await screen.findByText('Firefox 152 on Linux')).toBeVisible()
    const heading = screen.getByRole('heading', { level: 1 })
    expect(heading).toHaveFocus()
    expect(heading).toHaveAccessibleDescription(/^Is this the device in front of you\?/)
    expect(screen.getByText('ABC 123')).toBeVisible()
    expect(view.transport.callsTo('getDeviceCode')[0]?.params).toEqual({ code: 'ABC123' })
    expect(screen.getByText('192.0.2.7')).toBeVisible()
    expect(document.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T13:00:00Z')
    expect(view.transport.callsTo('approveDeviceCode')).toEqual([])
  })

  it.each([
    ['Approve', 'approve', 'Firefox 152 on Linux is approved.'],
    ['Deny', 'deny', 'Firefox 152 on Linux is denied.'],
  ])('needs a press: %s', async (button, decision, outcome) => {
    const view = renderShell('/device', { handlers: known })
    await enterCode(view)
    await view.user.click(await screen.findByRole('button', { name: button }))
    const message = await screen.findByText(outcome)
    expect(message.closest('[tabindex]')).toHaveFocus()
    expect(view.transport.callsTo('approveDeviceCode').map(({ body }) => body)).toEqual([
      { code: 'ABC123', decision },
    ])
  })

  it('says that a code is wrong, clears it and keeps the focus there', async () => {
    const view = renderShell('/device', {
      handlers: {
        getDeviceCode: refuse('not_found', { message: 'Code is invalid or expired' }),
        getTokenRequest: refuse('not_found', { message: 'Code is invalid or expired' }),
      },
    })
    await enterCode(view)
    expect(await screen.findByText('Code is invalid or expired')).toBeVisible()
    expect(await field()).toHaveValue('')
    expect(await field()).toHaveFocus()
  })

  it('says how long a limit lasts', async () => {
    const view = renderShell('/device', {
      handlers: { getDeviceCode: refuse('rate_limited', { retryAfterS: 30 }) },
    })
    await enterCode(view)
    expect(await screen.findByText('Too many tries. Try again in 30 seconds.')).toBeVisible()
  })

  it('cannot be left, or decided the other way, while a decision is on its way', async () => {
    let answer = (_reply: { client: typeof client }) => {}
    const view = renderShell('/device', {
      handlers: {
        ...known,
        approveDeviceCode: () => new Promise((resolve) => (answer = resolve)),
      },
    })
    await enterCode(view)
    await view.user.click(await screen.findByRole('button', { name: 'Approve' }))
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Deny' })).toBeDisabled()
    await waitFor(() => expect(view.transport.callsTo('approveDeviceCode')).toHaveLength(1))
    answer({ client })
    expect(await screen.findByText('Firefox 152 on Linux is approved.')).toBeVisible()
  })

  it('returns to the code when it died before the decision', async () => {
    const view = renderShell('/device', {
      handlers: {
        ...known,
        approveDeviceCode: refuse('not_found', { message: 'Code is invalid or expired' }),
      },
    })
    await enterCode(view)
    await view.user.click(await screen.findByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('Code is invalid or expired')).toBeVisible()
    expect(await field()).toBeVisible()
  })

  it('keeps what asks in view when the decision could not be stored', async () => {
    const view = renderShell('/device', {
      handlers: { ...known, approveDeviceCode: refuse('server_error') },
    })
    await enterCode(view)
    await view.user.click(await screen.findByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('Something went wrong. Try again later.')).toBeVisible()
    view.transport.use({ approveDeviceCode: { client } })
    await view.user.click(screen.getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('Firefox 152 on Linux is approved.')).toBeVisible()
  })

  it('leads to the sign-in where a code or a token has signed this browser in', async () => {
    const view = renderShell('/device', {
      handlers: { ...known, approveDeviceCode: refuse('step_required') },
    })
    await enterCode(view)
    await view.user.click(await screen.findByRole('button', { name: 'Approve' }))
    expect(await screen.findByText(/Sign in again with your password/)).toBeVisible()
    const link = screen.getByRole('link', { name: 'Sign in again' })
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/auth\/signin\/?\?next=%2Fdevice$/),
    )
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Deny' })).toBeEnabled()
  })

  it('starts over for another device', async () => {
    const view = renderShell('/device', { handlers: known })
    await enterCode(view)
    await view.user.click(await screen.findByRole('button', { name: 'Approve' }))
    await view.user.click(await screen.findByRole('button', { name: 'Approve another device' }))
    await waitFor(async () => expect(await field()).toHaveFocus())
  })

  describe('of a program, which asks for a token', () => {
    const token = { name: 'Lab machine', app: 'survival', dataset: 'four_rivers', days: 30, client }
    const asksToken = { getDeviceCode: refuse('not_found'), getTokenRequest: token }

    it.each([
      ['Approve', 'approve', 'It gets its token within a few seconds. You can close this page.'],
      ['Deny', 'deny', 'It gets no token.'],
    ])('shows what it asks for, and needs a press: %s', async (button, decision, outcome) => {
      const view = renderShell('/device', {
        handlers: { ...asksToken, decideTokenRequest: token },
      })
      await enterCode(view)
      for (const fact of ['Lab machine', 'survival', 'four_rivers', '30 days at most', 'ABC 123'])
        expect(await screen.findByText(fact)).toBeVisible()
      expect(screen.getByText(/^Approve only what you have started yourself/)).toBeVisible()
      await view.user.click(screen.getByRole('button', { name: button }))
      expect(await screen.findByText(outcome)).toBeVisible()
      expect(view.transport.callsTo('decideTokenRequest').map(({ body }) => body)).toEqual([
        { code: 'ABC123', decision },
      ])
    })

    it('leads to the sign-in where the proof is too old', async () => {
      const view = renderShell('/device', {
        handlers: { ...asksToken, decideTokenRequest: refuse('step_required') },
      })
      await enterCode(view)
      await view.user.click(await screen.findByRole('button', { name: 'Approve' }))
      expect(await screen.findByText(/^Your last sign-in is too long ago/)).toBeVisible()
      expect(screen.getByRole('link', { name: 'Sign in again' })).toBeVisible()
    })
  })
})
