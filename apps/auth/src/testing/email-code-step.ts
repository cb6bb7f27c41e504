import { screen } from '@testing-library/react'
import { renderApp, type RenderOptions } from './render-app.tsx'

const path = '/signin/password-otp?email=ines%40acme.example&next=%2Freports&type=1'
export const codeField = () => screen.getByLabelText<HTMLInputElement>('Verification code')
export const verifyButton = () => screen.getByRole('button', { name: 'Verify' })

/**
 * Renders the step of the mailed code. The fake server accepts the request for the mail unless `options.handlers` has
 * another answer.
 */
export async function renderEmailCodeStep(options: RenderOptions = {}) {
  const view = renderApp(path, {
    ...options,
    handlers: { sendEmailCode: null, ...options.handlers },
  })
  await view.heading('Check your mail for verification code')
  return view
}
