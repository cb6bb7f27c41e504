import { networkFailure, noAnswer, refuse } from '@vestibule/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'

const email = () => screen.getByLabelText<HTMLInputElement>('Email')
const submit = () => screen.getByRole('button', { name: /Verify and Proceed|Please wait/ })

const emailThenPassword = {
  sign_in_method: 'password_and_email_otp',
  next_authentication_step: 'EmailOTP',
  redirect_url: null,
}

describe('the start screen', () => {
  it('says what to do and what follows', () => {
    renderApp('/signin')
    expect(screen.getByRole('heading', { level: 1, name: 'Get Started' })).toBeVisible()
    expect(screen.getByText('Step 1 - Email verification')).toBeVisible()
    expect(screen.getByText('Sign In')).toBeVisible()
    expect(screen.getByText('Powered by Vestibule')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Steps to access' })).toBeVisible()
    expect(screen.getByText('Validate your access')).toBeVisible()
    expect(screen.getByText('Authenticate your access')).toBeVisible()
    expect(document.title).toBe('Get Started · Sign In')
  })

  it('has the address focused on arrival', () => {
    renderApp('/signin')
    expect(email()).toHaveFocus()
  })

  it('reveals help for those who cannot sign in', async () => {
    const { user } = renderApp('/signin')
    const trouble = screen.getByRole('button', { name: 'Trouble Logging in?' })
    expect(trouble).toHaveAttribute('aria-expanded', 'false')
    await user.click(trouble)
    expect(
      screen.getByText('Please enter the email where you have received an invite email.'),
    ).toBeVisible()
    expect(
      screen.getByText(
        "*If you haven't received the invite, please reach out to your organization",
      ),
    ).toBeVisible()
  })

  it('offers sign-up where it is enabled, and takes address and next along', async () => {
    const { user, location } = renderApp('/signin?next=/reports')
    await user.type(email(), 'ines@acme.example')
    await user.click(screen.getByRole('button', { name: 'New User? Sign up' }))
    await waitFor(() =>
      expect(location()).toBe('/registration?email=ines%40acme.example&next=%2Freports'),
    )
  })

  it.each([
    'Ines <ines@acme.example>',
    'mailto:ines@acme.example',
    'in\u200bes@ac\u00adme.example\u202c',
    'ｉｎｅｓ＠ａｃｍｅ．ｅｘａｍｐｌｅ',
    '\u00a0ines@acme.example.',
  ])('takes the address out of %j', async (typed) => {
    const { user, transport } = renderApp('/signin')
    await user.click(email())
    await user.paste(typed)
    await user.click(submit())
    await waitFor(() =>
      expect(transport.callsTo('startLogin')).toMatchObject([
        { body: { user_email: 'ines@acme.example' } },
      ]),
    )
  })

  it('offers no sign-up where it is disabled', () => {
    renderApp('/signin', {
      platform: {
        config: {
          is_federated_environment: false,
          seller: null,
          sign_up_data: { enable_sign_up: false, sign_up_options: [] },
        },
      },
    })
    expect(screen.queryByRole('button', { name: 'New User? Sign up' })).not.toBeInTheDocument()
  })
})

describe('a link that was refused', () => {
  it('is told if the value in the address is known', async () => {
    renderApp('/signin?error=token_invalid')
    expect(await screen.findByText('Code is invalid or expired')).toBeVisible()
  })

  it('is told in words where the sign-in of an organisation led back', async () => {
    renderApp('/signin?error=sso_domain&next=%2Fa')
    expect(await screen.findByText(/is not of one of its domains/)).toBeVisible()
    expect(email()).toHaveFocus()
    // The page removes the error from its address, so that a reload does not show it again.
    await waitFor(() => expect(window.location.search).toBe('?next=%2Fa'))
  })

  it('is not told if the value is unknown', () => {
    renderApp('/signin?error=Call%20this%20number')
    expect(screen.queryByText(/Call this number/)).not.toBeInTheDocument()
  })
})

describe('the address', () => {
  it.each([
    ['', 'This field cannot be empty'],
    ['   ', 'This field cannot be empty'],
    ['ines', 'Please enter a valid email'],
    ['ines@acme', 'Please enter a valid email'],
    ['in es@acme.example', 'Please enter a valid email'],
    ['a@b@c.example', 'Please enter a valid email'],
  ])('%j is refused without asking the server: %s', async (typed, message) => {
    const { user, transport } = renderApp('/signin')
    if (typed) await user.type(email(), typed)
    await user.click(submit())
    expect(email()).toHaveAccessibleDescription(message)
    expect(email()).toBeInvalid()
    expect(email()).toHaveFocus()
    expect(transport.calls).toEqual([])
  })

  it('is trimmed', async () => {
    const { user, transport } = renderApp('/signin', {
      handlers: { startLogin: noAnswer() },
    })
    await user.type(email(), '  ines@acme.example ')
    await user.click(submit())
    await waitFor(() => expect(transport.callsTo('startLogin')).toHaveLength(1))
    expect(transport.callsTo('startLogin')[0]?.body).toEqual({
      user_email: 'ines@acme.example',
      next: '/',
    })
  })

  it.each([
    ['the one in the page address', '/signin?email=ada%40acme.example', 'ada@acme.example'],
    ['the one last used here', '/signin', 'past@acme.example'],
    ['none, where another account is asked for', '/signin?email=', ''],
  ])('is prefilled with %s', async (_what, path, expected) => {
    localStorage.setItem('past_email', 'past@acme.example')
    renderApp(path)
    await waitFor(() => expect(email()).toHaveValue(expected))
  })
})

describe('submitting', () => {
  it('is busy, and takes no second submit', async () => {
    const { user, transport, location } = renderApp('/signin', {
      handlers: { startLogin: noAnswer() },
    })
    await user.type(email(), 'ines@acme.example{Enter}')
    expect(await screen.findByText('Please wait...')).toBeVisible()
    expect(submit()).toHaveAttribute('aria-busy', 'true')
    await user.click(submit())
    await user.type(email(), '{Enter}')
    expect(transport.callsTo('startLogin')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'New User? Sign up' }))
    expect(location()).toBe('/signin')
  })

  it('opens the code and password steps, by the method that the server names', async () => {
    const { user, location } = renderApp('/signin?next=/reports', {
      handlers: { startLogin: emailThenPassword, sendEmailCode: null },
    })
    await user.type(email(), 'ines@acme.example{Enter}')
    await waitFor(() =>
      expect(location()).toBe(
        '/signin/password-otp?email=ines%40acme.example&next=%2Freports&type=1',
      ),
    )
    expect(localStorage.getItem('past_email')).toBe('ines@acme.example')
  })

  it('goes to an address of the server after two seconds, and says so', async () => {
    const { user, left, clock } = renderApp('/signin', {
      handlers: { startLogin: { ...emailThenPassword, redirect_url: '/sso/start' } },
    })
    await user.type(email(), 'ines@acme.example{Enter}')
    const message = await screen.findByText('Email verified, proceeding to authentication')
    expect(message.closest('p')).toHaveFocus()
    expect(email()).toBeDisabled()
    await clock.advance(1999)
    expect(left).toEqual([])
    await clock.advance(1)
    expect(left).toEqual(['/sso/start'])
    expect(submit()).toHaveAttribute('aria-busy', 'true')
  })

  it('does not follow an address of the server that leads elsewhere', async () => {
    const { user, location, left } = renderApp('/signin', {
      handlers: {
        startLogin: { ...emailThenPassword, redirect_url: 'https://evil.example/' },
        sendEmailCode: null,
      },
    })
    await user.type(email(), 'ines@acme.example{Enter}')
    await waitFor(() => expect(location()).toContain('/signin/password-otp'))
    expect(left).toEqual([])
  })

  it('offers the sign-in of an organisation on the password screen, if it is of this site', async () => {
    const offer = (url: string) =>
      renderApp('/signin', {
        handlers: {
          startLogin: {
            ...emailThenPassword,
            next_authentication_step: 'Password',
            organization_sign_in: { name: 'Acme ID', url },
          },
        },
      })
    const first = offer('/auth_api/v1/accounts/login/oidc/acme/')
    await first.user.type(email(), 'ines@acme.example{Enter}')
    await first.user.click(await screen.findByRole('button', { name: 'Sign in with Acme ID' }))
    expect(first.left).toEqual(['/auth_api/v1/accounts/login/oidc/acme/'])
    first.unmount()
    const second = offer('https://evil.example/')
    await second.user.clear(email())
    await second.user.type(email(), 'ines@acme.example{Enter}')
    await screen.findByLabelText('Password')
    expect(screen.queryByRole('button', { name: /^Sign in with/ })).not.toBeInTheDocument()
  })

  it('marks an unknown address and keeps it', async () => {
    const { user } = renderApp('/signin', {
      handlers: { startLogin: refuse('account_not_found', { message: "Account doesn't exist" }) },
    })
    await user.type(email(), 'nobody@acme.example{Enter}')
    expect(await screen.findByText("Account doesn't exist")).toBeVisible()
    expect(email()).toBeInvalid()
    expect(email()).toHaveValue('nobody@acme.example')
    expect(email()).toHaveFocus()
    expect(document.title).toBe('Error: Get Started · Sign In')
    expect(localStorage.getItem('past_email')).toBeNull()
  })

  it.each([
    ['no answer', networkFailure()],
    ['a fault of the server', refuse('server_error')],
    ['a method that it does not know', { ...emailThenPassword, sign_in_method: 'telepathy' }],
  ])('says that something went wrong on %s', async (_what, startLogin) => {
    const { user } = renderApp('/signin', { handlers: { startLogin } })
    await user.type(email(), 'ines@acme.example{Enter}')
    expect(await screen.findByText('Something went wrong. Try again later.')).toBeVisible()
    expect(email()).toHaveValue('ines@acme.example')
  })

  it('counts down while the server refuses more tries', async () => {
    const { user, clock, transport } = renderApp('/signin', {
      handlers: { startLogin: refuse('rate_limited', { retryAfterS: 90 }) },
    })
    await user.type(email(), 'ines@acme.example{Enter}')
    const alert = await screen.findByText('Too many attempts. Try again in 1:30.', {
      selector: '[aria-hidden]',
    })
    await clock.advance(60_000)
    expect(alert).toHaveTextContent('Too many attempts. Try again in 0:30.')
    await user.click(submit())
    expect(transport.callsTo('startLogin')).toHaveLength(1)
    await clock.advance(30_000)
    expect(alert).not.toBeInTheDocument()
    await user.click(submit())
    await waitFor(() => expect(transport.callsTo('startLogin')).toHaveLength(2))
  })
})

describe('the address to return to', () => {
  it('keeps its fragment, which only the browser knows, on to the next step and to the server', async () => {
    const { user, location, transport } = renderApp('/signin?next=%2Fdv%2Fsurvey%2F#/question/7', {
      handlers: { startLogin: emailThenPassword, sendEmailCode: null },
    })
    await user.type(email(), 'ines@acme.example{Enter}')
    await waitFor(() => expect(location()).toContain('/signin/password-otp'))
    expect(new URLSearchParams(window.location.search).get('next')).toBe('/dv/survey/#/question/7')
    expect(transport.callsTo('startLogin')[0]?.body).toMatchObject({
      next: '/dv/survey/#/question/7',
    })
  })

  it.each([
    ['too long', `/x?q=${'a'.repeat(8190)}`, ''],
    ['too long with its fragment', `/x?q=${'a'.repeat(8000)}`, `#${'b'.repeat(300)}`],
  ])('that is %s is home, and says so', async (_what, next, hash) => {
    renderApp(`/signin?next=${encodeURIComponent(next)}${hash}`)
    expect(await screen.findByText(/is too long to be returned to/)).toBeVisible()
  })
})

it('a browser that blocks cookies is told so, and what to do', async () => {
  const { user } = renderApp('/signin', { handlers: { startLogin: refuse('csrf_failed') } })
  await user.type(email(), 'ines@acme.example{Enter}')
  expect(await screen.findByText(/Your browser blocks cookies for this site/)).toBeVisible()
})
