import { checkBreachedPasswords } from '../identity/passwords/check-breached-passwords.ts'
import type { Settings } from '../platform/settings/settings.ts'

/**
 * Whether a requirement of the strict profile is met. `open`: it is not met. `yours`: only the operator can check it,
 * not the platform.
 */
export type ProfileState = 'met' | 'open' | 'yours'

/** One requirement of the strict profile, and whether the settings meet it. */
export interface ProfileResult {
  readonly name: string
  readonly state: ProfileState
  readonly detail: string
}

interface Line {
  readonly name: string
  readonly variable: string
  /**
   * The value that `vestibule init` writes for the setting. Null: only the operator can provide it, such as a file or
   * an address.
   */
  readonly value: string | null
  /** A comment for `.env` that says what the operator must know or do before setting this. */
  readonly comment?: string
  readonly judge: (settings: Settings) => Promise<Judgement> | Judgement
}

type Judgement = Omit<ProfileResult, 'name'>

const met = (detail: string): Judgement => ({ state: 'met', detail })
const open = (detail: string): Judgement => ({ state: 'open', detail })

/** Judges a setting that must have a number of at most `most`. */
function atMost(variable: string, most: number, value: number | null): Judgement {
  if (value === null) return open(`${variable} is not set: set ${most}`)
  return value <= most
    ? met(`${variable} is ${value}`)
    : open(`${variable} is ${value}: at most ${most}`)
}

/** Makes the requirement that a setting is on. `without`: what is missing while it is off. */
function flagLine({
  isSet,
  without,
  ...line
}: Pick<Line, 'name' | 'variable' | 'comment'> & {
  readonly isSet: (settings: Settings) => boolean
  readonly without: string
}): Line {
  const { variable } = line
  return {
    ...line,
    value: 'true',
    judge: (settings) =>
      isSet(settings) ? met(`${variable} is set`) : open(`${variable} is not set: ${without}`),
  }
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
    value: 'subdomains',
    comment: 'every host below that of PUBLIC_ORIGIN needs https then, for two years',
    judge({ hsts, publicOrigin }) {
      if (hsts === 'off')
        return { state: 'yours', detail: 'HSTS is off: your proxy has to send it' }
      if (!publicOrigin.startsWith('https:'))
        return open(`PUBLIC_ORIGIN is ${publicOrigin}: without https nothing is sent`)
      return hsts === 'subdomains'
        ? met('HSTS is subdomains')
        : open('HSTS is host: the hosts below it may be asked without https')
    },
  },
  flagLine({
    name: 'strict reset',
    variable: 'STRICT_RESET',
    isSet: ({ strictReset }) => strictReset,
    without: 'a mailed link resets a password without the second factor',
  }),
  flagLine({
    name: 'the old password for a new one',
    variable: 'STRICT_PASSWORD_CHANGE',
    isSet: ({ strictPasswordChange }) => strictPasswordChange,
    without: 'another factor does in its place',
  }),
  {
    name: 'passwords without rules but length',
    variable: 'PASSWORD_RULES',
    value: 'length',
    judge: ({ passwordRules }) =>
      passwordRules === 'length'
        ? met('PASSWORD_RULES is length')
        : open(`PASSWORD_RULES is ${passwordRules}: a new password needs characters of four kinds`),
  },
  {
    name: 'codes of 10 minutes',
    variable: 'OTP_TTL_S',
    value: '600',
    judge: ({ otpTtlS }) => atMost('OTP_TTL_S', 600, otpTtlS),
  },
  {
    name: 'authenticators of 30 seconds',
    variable: 'AUTHENTICATOR_DRIFT_S',
    value: '0',
    comment: 'people whose phones have another time than this server cannot sign in then',
    judge: ({ authenticatorDriftS }) => atMost('AUTHENTICATOR_DRIFT_S', 0, authenticatorDriftS),
  },
  {
    name: 'idle lock after 15 minutes',
    variable: 'IDLE_LOCK_MINUTES',
    value: '15',
    judge: ({ idleLockMinutes }) => atMost('IDLE_LOCK_MINUTES', 15, idleLockMinutes),
  },
  flagLine({
    name: 'typed logout tokens',
    variable: 'TYPED_LOGOUT_TOKENS',
    isSet: ({ typedLogoutTokens }) => typedLogoutTokens,
    without: 'tokens without the type end sessions',
  }),
  flagLine({
    name: 'prefixed cookies',
    variable: 'PREFIXED_COOKIES',
    comment: 'programs that read the cookie csrftoken have to read __Host-csrftoken then',
    isSet: ({ prefixedCookies }) => prefixedCookies,
    without: 'other hosts of the domain may plant csrftoken',
  }),
  {
    name: 'events leave the system',
    variable: 'EVENTS_URL',
    value: null,
    comment:
      'the strict profile needs this address: see "Send events to another system" in the guide',
    judge: ({ eventsUrl }) =>
      eventsUrl === null
        ? open('EVENTS_URL is not set: whoever has the database has the only record')
        : met('EVENTS_URL is set'),
  },
]

/**
 * What `vestibule init` writes into `.env` for the strict profile: the values of settings, and comments that say what
 * the operator must know or do before using them.
 */
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

/** Checks for each requirement of the strict profile whether the settings meet it. */
export async function judgeStrictProfile(settings: Settings): Promise<ProfileResult[]> {
  return Promise.all(
    lines.map(async ({ name, judge }) => {
      const { state, detail } = await judge(settings)
      return { name, state, detail }
    }),
  )
}
