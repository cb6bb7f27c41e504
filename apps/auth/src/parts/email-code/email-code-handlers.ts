import { sendEmailCode, verifyEmailCode, type OutcomeOf } from '@vestibule/api-client'
import type { World } from '@vestibule/app-kit/screens/world'
import { afterWait, type EffectHandlers } from '@vestibule/base/create-flow'
import { problemOf } from '@vestibule/app-kit/problems/problem'
import type {
  EmailCodeEffect,
  EmailCodeEvent,
  EmailCodeOutcome,
  MailedCode,
} from './email-code-machine.ts'
import { createMailLog, resendCooldownMs } from './mail-log.ts'

type SendOutcome = OutcomeOf<typeof sendEmailCode>

export interface EmailCodeInput {
  readonly email: string
  readonly onVerified: (outcome: EmailCodeOutcome) => void
}

export function emailCodeHandlers(
  world: Pick<World, 'client' | 'clock' | 'sessionStorage' | 'settings'>,
  { email, onVerified }: EmailCodeInput,
): EffectHandlers<EmailCodeEffect, EmailCodeEvent> {
  const { client, clock, settings } = world
  const mailLog = createMailLog(world.sessionStorage)
  /** The latest request to the server to mail a code. */
  let request: Promise<unknown> = Promise.resolve()

  function mail(): Promise<EmailCodeEvent> {
    const answer = requestMail()
    request = answer
    return answer
  }

  async function requestMail(): Promise<EmailCodeEvent> {
    const outcome = await sendEmailCode(client, { email })
    const now = clock.now()
    if (outcome.kind !== 'sent') return refusal(outcome, now)
    const resendAt = now + resendCooldownMs
    mailLog.record(email, { goodUntil: now + settings.otpTtlS * 1000, resendAt })
    return { type: 'codeMailed', resendAt }
  }

  return {
    async mailOnce() {
      const current = mailLog.current(email, clock.now())
      if (current) return { type: 'codeFound', code: current.code, resendAt: current.resendAt }
      return mail()
    },
    mailAgain: mail,
    awaitCooldown: afterWait(clock, { type: 'cooldownEnded' }),
    awaitThrottle: afterWait(clock, { type: 'throttleEnded' }),
    async submit({ input: code }) {
      // The user may enter a code that has arrived before the answer to the request for the mail. Wait for that answer,
      // because until then the server does not know the code and would refuse it.
      await request
      const outcome = await verifyEmailCode(client, { email, code })
      switch (outcome.kind) {
        case 'verified':
          mailLog.recordEnd(email, 'used')
          return {
            type: 'accepted',
            result: { userType: outcome.userType, hasAuthenticator: outcome.totpDeviceSetup },
          }
        case 'exhaustedCode':
          mailLog.recordEnd(email, 'exhausted')
          return { type: 'codeExhausted' }
        default:
          // After this wrong code the server accepts no further try with the mailed code.
          if (outcome.kind === 'wrongCode' && outcome.error.info?.code_is_good === false) {
            mailLog.recordEnd(email, 'exhausted')
            return { type: 'codeExhausted' }
          }
          return { type: 'refused', problem: problemOf(outcome, clock.now()) }
      }
    },
    report: ({ result }) => onVerified(result),
  }
}

function refusal(outcome: Exclude<SendOutcome, { kind: 'sent' }>, now: number): EmailCodeEvent {
  const problem = problemOf(outcome, now)
  if (outcome.kind !== 'throttled') {
    const code = codeAfter(outcome.kind, problem.kind === 'unreachable')
    return { type: 'mailRefused', problem, ...(code && { code }) }
  }
  const { codeIsGood, retryAfterS } = outcome
  const waitMs = retryAfterS * 1000
  // If the least time between two mails has not passed, a code was mailed already: requested in another tab, before a
  // reload, or in another browser.
  if (waitMs <= resendCooldownMs) {
    return { type: 'codeFound', code: foundCode(codeIsGood), resendAt: now + waitMs }
  }
  if (codeIsGood === undefined) return { type: 'mailRefused', problem }
  return { type: 'mailRefused', problem, code: codeIsGood ? 'sent' : 'none' }
}

function foundCode(isGood: boolean | undefined): MailedCode {
  if (isGood === undefined) return 'unsure'
  return isGood ? 'sent' : 'elsewhere'
}

/** What is known about the mailed code after a request for a mail has failed; undefined: the same as before. */
function codeAfter(
  kind: Exclude<SendOutcome['kind'], 'sent' | 'throttled'>,
  isUnreachable: boolean,
): MailedCode | undefined {
  // The server may have sent the mail although its answer was lost.
  if (isUnreachable) return 'unsure'
  return kind === 'stepRequired' || kind === 'forbidden' ? 'none' : undefined
}
