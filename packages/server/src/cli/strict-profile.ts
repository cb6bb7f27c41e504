import { checkBreachedPasswords } from '../identity/passwords/check-breached-passwords.ts'
import type { Settings } from '../platform/settings/settings.ts'

/** `yours`: the platform leaves it to something else, which nobody but the operator can look at. */
export type ProfileState = 'met' | 'open' | 'yours'

/** What is asked of one line of the profile, and how it stands. */
export interface ProfileResult {
  readonly name: string
  readonly state: ProfileState
  readonly detail: string
}

interface Line {
  readonly name: string
  readonly variable: string
  /** What `vestibule init` writes. Null: a file that it cannot make. */
  readonly value: string | null
  /** For a line without a value: what to do, as a comment in `.env`. */
  readonly comment?: string
  readonly judge: (settings: Settings) => Promise<Judgement> | Judgement
}

type Judgement = Omit<ProfileResult, 'name'>

const met = (detail: string): Judgement => ({ state: 'met', detail })
const open = (detail: string): Judgement => ({ state: 'open', detail })

/** At most so much, where the setting has a number at all. */
function atMost(variable: string, most: number, value: number | null): Judgement {
  if (value === null) return open(`${variable} is not set: set ${most}`)
  return value <= most
    ? met(`${variable} is ${value}`)
    : open(`${variable} is ${value}: at most ${most}`)
}

const lines: readonly Line[] = [
  {
    name: 'two factors for all',
    variable: 'TWO_FACTORS',
    value: 'all',
    judge: ({ twoFactors }) =>
      twoFactors === 'all'
        ? met('TWO_FACTORS is all')
        : open('TWO_FACTORS is not set: some people sign in with one factor'),
  },
  {
    name: 'sessions of 12 hours at most',
    variable: 'SESSION_TTL_S',
    value: '43200',
    judge: ({ sessionTtlS }) => atMost('SESSION_TTL_S', 43_200, sessionTtlS),
  },
  {
    name: 'accounts end unused',
    variable: 'INACTIVE_DAYS',
    value: '90',
    judge: ({ inactiveDays }) => atMost('INACTIVE_DAYS', 90, inactiveDays),
  },
  {
    name: 'no breached passwords',
    variable: 'BREACHED_PASSWORDS_FILE',
    value: null,
    comment: 'the strict profile needs this file: see "Breached passwords" in the guide',
    async judge(settings) {
      const { state, detail } = await checkBreachedPasswords(settings)
      const isThere = settings.breachedPasswordsFile !== null && state === 'ok'
      return isThere ? met(detail) : open(detail)
    },
  },
  {
    name: 'https only (HSTS)',
    variable: 'HSTS',
    value: 'host',
    judge({ hsts, publicOrigin }) {
      if (hsts === 'off')
        return { state: 'yours', detail: 'HSTS is off: your proxy has to send it' }
      return publicOrigin.startsWith('https:')
        ? met(`HSTS is ${hsts}`)
        : open(`PUBLIC_ORIGIN is ${publicOrigin}: without https nothing is sent`)
    },
  },
  {
    name: 'strict reset',
    variable: 'STRICT_RESET',
    value: 'true',
    judge: ({ strictReset }) =>
      strictReset
        ? met('STRICT_RESET is true')
        : open('STRICT_RESET is false: a mailed link resets a password without the second factor'),
  },
  {
    name: 'codes of 10 minutes',
    variable: 'OTP_TTL_S',
    value: '600',
    judge: ({ otpTtlS }) => atMost('OTP_TTL_S', 600, otpTtlS),
  },
  {
    name: 'idle lock after 15 minutes',
    variable: 'IDLE_LOCK_MINUTES',
    value: '15',
    judge: ({ idleLockMinutes }) => atMost('IDLE_LOCK_MINUTES', 15, idleLockMinutes),
  },
]

/** What `.env` of the profile says: a value, or a comment for what nobody can fill in beforehand. */
export function strictValues(): {
  readonly values: Readonly<Record<string, string>>
  readonly comments: Readonly<Record<string, string>>
} {
  return {
    values: Object.fromEntries(
      lines.flatMap(({ variable, value }) => (value === null ? [] : [[variable, value]])),
    ),
    comments: Object.fromEntries(
      lines.flatMap(({ variable, comment }) =>
        comment === undefined ? [] : [[variable, comment]],
      ),
    ),
  }
}

/** How each line of the profile stands by the settings in force. */
export async function judgeStrictProfile(settings: Settings): Promise<ProfileResult[]> {
  return Promise.all(
    lines.map(async ({ name, judge }) => {
      const { state, detail } = await judge(settings)
      return { name, state, detail }
    }),
  )
}
