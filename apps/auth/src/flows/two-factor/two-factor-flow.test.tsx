import { networkFailure, refuse, type Handlers } from '@vestibule/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { profile } from '@vestibule/app-kit/testing/profile'
import { renderApp } from '../../testing/render-app.tsx'

const query = 'email=ines%40acme.example&next=%2Freports'
const secret = 'JBSWY3DPEHPK3PXPKRUGS4ZA'
const codes = ['7QH2-M9KD', 'X4TR-08WB', 'P6LC-YV31']

const accepting: Handlers = {
  sendEmailCode: null,
  verifyEmailCode: { user_type: null, totp_device_setup: true },
  verifyTotp: null,
  verifyRecoveryCode: null,
  generateQrCode: { url: `otpauth://totp/Vestibule:ines?secret=${secret}`, secret },
  getProfile: profile,
  generateRecoveryCodes: codes,
  decideRedirect: { redirect_url: '/reports' },
}

async function renderAfterMail(handlers: Handlers = {}) {
  const view = renderApp(`/signin/two-factor?${query}`, {
    handlers: { ...accepting, ...handlers },
  })
  await view.user.type(await screen.findByLabelText('Verification code'), '123456{Enter}')
  return view
}

const notEnrolled: Handlers = { verifyEmailCode: { user_type: null, totp_device_setup: false } }

describe('the code of the authenticator', () => {
  it('signs in, and the server decides where to', async () => {
    const { user, heading, left, transport } = await renderAfterMail()
    expect(await heading('Two-factor Authentication')).toHaveFocus()
    expect(screen.getByText('Step 2 of 3', { selector: '.vb-steps span' })).toBeVisible()
    await user.type(screen.getByLabelText('Authentication code'), '654321{Enter}')
    await waitFor(() => expect(left).toEqual(['/reports']))
    expect(transport.callsTo('verifyTotp')[0]?.body).toEqual({
      email: 'ines@acme.example',
      totp: '654321',
    })
    expect(
      screen.getByText('Code verified successfully', { selector: '.vb-toast *' }),
    ).toBeVisible()
    expect(transport.callsTo('generateRecoveryCodes')).toHaveLength(0)
  })

  it('that is wrong is cleared and asked for again', async () => {
    const { user, heading } = await renderAfterMail({ verifyTotp: refuse('otp_invalid') })
    await heading('Two-factor Authentication')
    const boxes = screen.getByLabelText('Authentication code')
    await user.type(boxes, '654321{Enter}')
    expect(await screen.findByText('You have entered an incorrect code')).toBeVisible()
    expect(boxes).toHaveValue('')
    expect(boxes).toHaveFocus()
  })

  it('does not switch to a recovery code while it is checked', async () => {
    const { user, heading } = await renderAfterMail({ verifyTotp: () => new Promise(() => {}) })
    await heading('Two-factor Authentication')
    await user.type(screen.getByLabelText('Authentication code'), '654321{Enter}')
    expect(screen.getByRole('button', { name: 'Use Recovery codes instead' })).toBeDisabled()
  })

  it('that is throttled says for how long, and is kept', async () => {
    const { user, heading } = await renderAfterMail({
      verifyTotp: refuse('rate_limited', { retryAfterS: 900 }),
    })
    await heading('Two-factor Authentication')
    await user.type(screen.getByLabelText('Authentication code'), '654321{Enter}')
    expect(
      await screen.findByText('Too many attempts. Try again in 15:00.', {
        selector: '[aria-hidden]',
      }),
    ).toBeVisible()
    expect(screen.getByLabelText('Authentication code')).toHaveValue('654321')
  })
})

describe('a recovery code', () => {
  it('has 8 characters, may be pasted with its separator, and offers a new device', async () => {
    const { user, heading, transport, location } = await renderAfterMail()
    await heading('Two-factor Authentication')
    await user.click(screen.getByRole('button', { name: 'Use Recovery codes instead' }))
    const boxes = await screen.findByLabelText('Recovery code')
    expect(boxes).toHaveAttribute('inputmode', 'text')
    await user.click(boxes)
    await user.paste('7QH2-M9K')
    expect(screen.getByRole('button', { name: 'Verify' })).toBeDisabled()
    await user.keyboard('D{Enter}')
    expect(await heading('Did you lose your device?')).toHaveFocus()
    expect(transport.callsTo('verifyRecoveryCode')[0]?.body).toEqual({
      email: 'ines@acme.example',
      token: '7QH2M9KD',
    })
    await user.click(screen.getByRole('button', { name: 'Set up a new device' }))
    await waitFor(() => expect(location()).toBe(`/signin/setup-new-device?${query}`))
  })

  it('lets the old device stay', async () => {
    const { user, heading, left } = await renderAfterMail()
    await heading('Two-factor Authentication')
    await user.click(screen.getByRole('button', { name: 'Use Recovery codes instead' }))
    await user.type(await screen.findByLabelText('Recovery code'), '7QH2M9KD{Enter}')
    await heading('Did you lose your device?')
    await user.click(screen.getByRole('button', { name: 'Continue without' }))
    await waitFor(() => expect(left).toEqual(['/reports']))
  })

  it('can be replaced by the authenticator again', async () => {
    const { user, heading } = await renderAfterMail()
    await heading('Two-factor Authentication')
    await user.click(screen.getByRole('button', { name: 'Use Recovery codes instead' }))
    await user.click(await screen.findByRole('button', { name: 'Use Authentication code instead' }))
    expect(await screen.findByLabelText('Authentication code')).toBeVisible()
  })
})

describe('a first authenticator', () => {
  it('is shown as a picture, its key on demand in fours, and is proven by a code', async () => {
    const { user, heading, transport } = await renderAfterMail(notEnrolled)
    await heading('Set up Authenticator app')
    expect(
      await screen.findByRole('img', { name: 'QR code for authenticator setup' }),
    ).toBeVisible()
    expect(screen.queryByText('JBSW Y3DP EHPK 3PXP KRUG S4ZA')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'setup key' }))
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP KRUG S4ZA')).toBeVisible()
    expect(screen.getByRole('img', { name: 'QR code for authenticator setup' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Copy/ }))
    expect(await navigator.clipboard.readText()).toBe(secret)
    await user.type(screen.getByLabelText('Code from the app'), '654321{Enter}')
    expect(await heading('Save Your Recovery Code')).toHaveFocus()
    expect(transport.callsTo('generateQrCode')).toHaveLength(1)
  })

  it('can be opened on the device that is the authenticator', async () => {
    const { heading } = await renderAfterMail(notEnrolled)
    await heading('Set up Authenticator app')
    expect(await screen.findByText('Open in an authenticator app on this device')).toHaveAttribute(
      'href',
      `otpauth://totp/Vestibule:ines?secret=${secret}`,
    )
  })

  it('can be asked for again when it could not be loaded', async () => {
    const { user, heading, transport } = await renderAfterMail({
      ...notEnrolled,
      generateQrCode: networkFailure(),
    })
    await heading('Set up Authenticator app')
    expect(await screen.findByText('The QR code could not be loaded. Try again.')).toBeVisible()
    transport.use(accepting)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(
      await screen.findByRole('img', { name: 'QR code for authenticator setup' }),
    ).toBeVisible()
  })
})

describe('the recovery codes', () => {
  async function renderCodes(handlers: Handlers = {}) {
    const view = await renderAfterMail({ ...notEnrolled, ...handlers })
    await view.heading('Set up Authenticator app')
    await view.user.type(await screen.findByLabelText('Code from the app'), '654321{Enter}')
    await view.heading('Save Your Recovery Code')
    return view
  }

  it('are listed, and made once, though StrictMode enters the step twice', async () => {
    const { transport } = await renderCodes()
    const list = await screen.findByRole('list', { name: 'Recovery codes' })
    expect([...list.children].map((item) => item.textContent)).toEqual(codes)
    expect(transport.callsTo('generateRecoveryCodes')).toHaveLength(1)
    expect(screen.getByText('Step 3 of 3', { selector: '.vb-steps span' })).toBeVisible()
  })

  it('can be copied and downloaded', async () => {
    const { user, left } = await renderCodes()
    await screen.findByRole('list', { name: 'Recovery codes' })
    await user.click(screen.getByRole('button', { name: /^Copy/ }))
    expect(await navigator.clipboard.readText()).toBe(`${codes.join('\n')}\n`)
    expect(screen.getByRole('button', { name: /Copied/ })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.queryByText(/^You have not copied/)).not.toBeInTheDocument()
    await waitFor(() => expect(left).toEqual(['/reports']))
  })

  it('can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const { user, left } = await renderCodes()
    await screen.findByRole('list', { name: 'Recovery codes' })
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(left).toEqual(['/reports']))
  })

  it('have no way back to the key', async () => {
    await renderCodes()
    await screen.findByRole('list', { name: 'Recovery codes' })
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
  })

  it('are not made again by a reload, which says how to', async () => {
    const first = await renderCodes()
    await screen.findByRole('list', { name: 'Recovery codes' })
    first.unmount()
    const { user, heading, transport } = renderApp(`/signin/two-factor?${query}`, {
      handlers: { ...accepting, generateRecoveryCodes: ['AAAA-BBBB'] },
    })
    await heading('Save Your Recovery Code')
    expect(screen.getByText(/they are not shown twice/)).toBeVisible()
    expect(transport.callsTo('generateRecoveryCodes')).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Make new codes' }))
    expect(await screen.findByText('AAAA-BBBB')).toBeVisible()
    expect(transport.callsTo('sendEmailCode')).toHaveLength(0)
  })

  it('are not made if another user has signed in meanwhile', async () => {
    const first = await renderCodes()
    await screen.findByRole('list', { name: 'Recovery codes' })
    first.unmount()
    const other = { ...profile, id: 'u2', email: 'mei@acme.example' }
    const { user, transport } = renderApp(`/signin/two-factor?${query}`, {
      handlers: { ...accepting, getProfile: other },
    })
    await user.click(await screen.findByRole('button', { name: 'Make new codes' }))
    expect(await screen.findByText('This sign-in was interrupted or has expired.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Start again' })).toBeVisible()
    expect(transport.callsTo('generateRecoveryCodes')).toHaveLength(0)
  })

  it('can be confirmed as saved after a reload, once', async () => {
    const first = await renderCodes()
    first.unmount()
    const path = `/signin/two-factor?${query}`
    const second = renderApp(path, { handlers: accepting })
    await second.user.click(await screen.findByRole('button', { name: 'I have saved my codes' }))
    await waitFor(() => expect(second.left).toEqual(['/reports']))
    second.unmount()
    const third = renderApp(path, { handlers: accepting })
    await third.heading('Check your mail for verification code')
  })

  it('lead on to where the server decides, and ask once for codes that were not kept', async () => {
    const { user, left } = await renderCodes()
    await screen.findByRole('list', { name: 'Recovery codes' })
    const notKept = /^You have not copied, downloaded or printed these codes\./
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByText(notKept)).toBeVisible()
    expect(left).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(left).toEqual(['/reports']))
  })
})

it('begins anew without an address', async () => {
  const { heading, location } = renderApp('/signin/two-factor?next=%2Freports')
  expect(await heading('Get Started')).toBeVisible()
  expect(location()).toBe('/signin?next=%2Freports')
})

it('goes straight on where no second factor is due', async () => {
  const { left } = await renderAfterMail({ verifyEmailCode: { user_type: 2 } })
  await waitFor(() => expect(left).toEqual(['/reports']))
})

describe('a new device', () => {
  const path = `/signin/setup-new-device?${query}`

  it('is set up in two steps', async () => {
    const { user, heading, left } = renderApp(path, { handlers: accepting })
    await heading('Set up Authenticator app')
    expect(screen.getByText('Step 1 of 2', { selector: '.vb-steps span' })).toBeVisible()
    await user.type(await screen.findByLabelText('Code from the app'), '654321{Enter}')
    await heading('Save Your Recovery Code')
    expect(screen.getByText('Step 2 of 2', { selector: '.vb-steps span' })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: /^Copy/ }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(left).toEqual(['/reports']))
  })

  it('needs a session', async () => {
    const { user, heading, location } = renderApp(path, {
      handlers: { ...accepting, generateQrCode: refuse('step_required') },
    })
    const title = await heading('Set up Authenticator app')
    const startAgain = await screen.findByRole('link', { name: 'Start again' })
    expect(title).toHaveFocus()
    await user.click(startAgain)
    await waitFor(() => expect(location()).toBe(`/signin?${query}`))
  })
})
