import { sendEmailCode, verifyEmailCode } from '@vestibule/api-client'
import type { World } from '../../boot/world.ts'
import type { Effects } from '../../flow/create-flow.ts'
import { problemOf } from '../problem.ts'
import type { EmailCodeCommand, EmailCodeEvent, EmailCodeOutcome } from './email-code-machine.ts'
import { createMailLog, resendCooldownMs } from './mail-log.ts'

export interface EmailCodeInput {
  readonly email: string
  readonly onVerified: (outcome: EmailCodeOutcome) => void
}

export function emailCodeEffects(
  { client, clock, sessionStorage }: Pick<World, 'client' | 'clock' | 'sessionStorage'>,
  { email, onVerified }: EmailCodeInput,
): Effects<EmailCodeCommand, EmailCodeEvent> {
  const mailLog = createMailLog(sessionStorage)

  async function mail(): Promise<EmailCodeEvent> {
    const outcome = await sendEmailCode(client, { email })
    if (outcome.kind !== 'sent') {
      return { type: 'mailRefused', problem: problemOf(outcome, clock.now()) }
    }
    const sentAt = clock.now()
    mailLog.record(email, { sentAt, resendAt: sentAt + resendCooldownMs })
    return { type: 'codeMailed', resendAt: sentAt + resendCooldownMs }
  }

  return {
    async mailOnce() {
      const current = mailLog.current(email, clock.now())
      if (current) return { type: 'codeMailed', resendAt: current.resendAt, used: current.used }
      const event = await mail()
      return isOrdinaryCooldown(event, clock.now())
        ? { type: 'codeMailed', resendAt: event.problem.until }
        : event
    },
    mailAgain: mail,
    async awaitCooldown({ until }, signal) {
      await clock.wait(until - clock.now(), signal)
      return { type: 'cooldownEnded' }
    },
    async awaitThrottle({ until }, signal) {
      await clock.wait(until - clock.now(), signal)
      return { type: 'throttleEnded' }
    },
    async verify({ code }) {
      const outcome = await verifyEmailCode(client, { email, code })
      switch (outcome.kind) {
        case 'verified':
          mailLog.recordUsed(email)
          return {
            type: 'codeAccepted',
            outcome: { userType: outcome.userType, hasAuthenticator: outcome.totpDeviceSetup },
          }
        case 'wrongCode':
          return { type: 'codeRefused', problem: { kind: 'wrongCode' } }
        case 'expiredCode':
          return { type: 'codeRefused', problem: { kind: 'expiredCode' } }
        case 'stepRequired':
        case 'throttled':
        case 'failed':
          return { type: 'codeRefused', problem: problemOf(outcome, clock.now()) }
      }
    },
    reportVerified({ outcome }) {
      onVerified(outcome)
      return undefined
    },
  }
}

type ThrottledMail = { type: 'mailRefused'; problem: { kind: 'throttled'; until: number } }

/** A refusal within the cooldown means that a code is on its way already, from another tab or before a reload. */
function isOrdinaryCooldown(event: EmailCodeEvent, now: number): event is ThrottledMail {
  return (
    event.type === 'mailRefused' &&
    event.problem.kind === 'throttled' &&
    event.problem.until - now <= resendCooldownMs
  )
}
