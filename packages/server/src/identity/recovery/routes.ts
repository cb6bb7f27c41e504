import { calls } from '@vestibule/api-client/contract'
import type { App } from '../calls/app.ts'
import { mount } from '../calls/mount.ts'
import { confirmReset } from './confirm-reset.ts'
import { checkResetLink, requestReset, resetPassword } from './reset-service.ts'
import { answerQuestion, questionFor } from './security-question-service.ts'

export function recoveryRoutes(app: App) {
  mount(app, calls.requestReset, async (call) => {
    await requestReset(app, call, call.body)
    return { message: 'Check your email for account recovery instructions.' }
  })

  mount(app, calls.resetPassword, async (call) => {
    const { params, body } = call
    await resetPassword(app, call, {
      ...params,
      password: body.password,
      removeFactors: body.remove_factors === 'true',
      ...('confirm_password' in body ? { confirm: body.confirm_password } : { email: body.email }),
    })
    return { message: 'Password created successfully' }
  })

  mount(app, calls.checkResetLink, async (call) => {
    return { data: await checkResetLink(app, call, call.params) }
  })

  mount(app, calls.confirmResetLink, async (call) => {
    await confirmReset(app, call, call.params, call.body)
  })

  mount(app, calls.getSecurityQuestion, async (call) => ({
    data: { question: await questionFor(app, call, call.query.email) },
  }))

  mount(app, calls.validateSecurityAnswer, async (call) => {
    return { data: { valid_answer: await answerQuestion(app, call, call.body) } }
  })
}
