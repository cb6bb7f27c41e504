import { randomBytes } from 'node:crypto'
import type { Profile } from './profile.ts'
import { strictValues } from './strict-profile.ts'
import { variables } from '../platform/settings/settings-variables.ts'

type Name = keyof typeof variables

/**
 * Values that `.env` sets and that differ from the settings' defaults: for a server in production behind the load
 * balancer of `compose.yaml`.
 */
const given: Partial<Record<Name, string>> = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://vestibule.example',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  MAIL_FROM: 'Vestibule <no-reply@vestibule.example>',
  OTP_TTL_S: '600',
  TRUSTED_PROXY_HOPS: '1',
}

/**
 * The text of `.env`: every setting with its meaning and default, new random secrets, and the values of the profile.
 * Null: no profile.
 */
export function envFile(profile: Profile | null): string {
  const secret = () => randomBytes(32).toString('base64url')
  const password = secret()
  const strict = profile === 'strict' ? strictValues() : { values: {}, comments: {} }
  const values: Partial<Record<Name, string>> = {
    ...given,
    DATABASE_URL: `postgres://vestibule:${password}@127.0.0.1:5432/vestibule`,
    SECRET_KEY: secret(),
    METRICS_TOKEN: secret(),
    ...strict.values,
  }
  const settings = Object.entries(variables).flatMap(([name, variable]) => {
    const value = values[name as Name]
    const line = value === undefined ? `#${name}=` : `${name}=${value}`
    const file = 'secret' in variable ? `, or ${name}_FILE, a file that holds it` : ''
    const comment = (strict.comments as Record<string, string>)[name]
    const lines = [`# ${variable.meaning}`, `# default: ${variable.default}${file}`]
    if (comment !== undefined) lines.push(`# ${comment}`)
    lines.push(line, '')
    return lines
  })
  return [
    '# Settings of Vestibule. Whoever reads this file can sign in as anybody: keep it to yourself.',
    '# What the environment says wins over this file.',
    '',
    ...settings,
    '# Password of the database in compose.yaml; the one in DATABASE_URL is the same.',
    `POSTGRES_PASSWORD=${password}`,
    '',
  ].join('\n')
}
