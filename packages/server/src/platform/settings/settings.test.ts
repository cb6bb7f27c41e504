import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readBranding } from '../config/branding.ts'
import { secretKeyOf } from './secret-key.ts'
import { weaknessOf } from './weak-key.ts'
import { needsDeviceCode, readSettings, SettingsError } from './settings.ts'

const production = {
  NODE_ENV: 'production',
  SECRET_KEY: '3vY0c1pYb0bqk4nq8r9mVxg1hZ8u2w5T',
  DATABASE_URL: 'postgres://vestibule@db/vestibule?sslmode=verify-full',
  SMTP_URL: 'smtps://mail:465',
  PUBLIC_ORIGIN: 'https://vestibule.example',
}

function mistakesOf(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.mistakes
  }
  return []
}

describe('settings', () => {
  it('have a default for development', () => {
    expect(readSettings({})).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 4000,
      publicOrigin: 'http://localhost:4000',
      hsts: 'host',
      databaseUrl: null,
      dataDir: '.data',
      smtpUrl: null,
      sessionTtlS: 43_200,
      otpTtlS: 900,
      resetPasswordMinLength: 8,
      securityQuestions: false,
      signUp: { enabled: false, options: ['password'] },
      isFederated: false,
      allowedRedirectOrigins: [],
    })
  })

  it('take several hosts of a database, and none that is only to be read', () => {
    const accepted = (url: string) => mistakesOf({ DATABASE_URL: url }).length === 0
    expect(accepted('postgres://u:p@a:5432,b.example/db?target_session_attrs=read-write')).toBe(
      true,
    )
    expect(accepted('postgresql://a,[::1]:5433/db')).toBe(true)
    expect(accepted('postgres:///db?host=/run/postgresql')).toBe(true)
    expect(accepted('postgres://a,/db')).toBe(false)
    expect(accepted('postgres://a,b:port/db')).toBe(false)
    expect(accepted('postgres://a,b/db?target_session_attrs=standby')).toBe(false)
  })

  it('name at least one way to sign in for those who register', () => {
    expect(() => readSettings({ SIGN_UP_OPTIONS: ',' })).toThrow('must list some of')
  })

  it('open registration where an organisation takes it, unless it is closed by name', () => {
    const enabled = (env: Record<string, string>) => readSettings(env).signUp.enabled
    expect(enabled({ SIGN_UP_ORGANIZATION: 'halden' })).toBe(true)
    expect(enabled({ SIGN_UP_ORGANIZATION: 'halden', ENABLE_SIGN_UP: 'false' })).toBe(false)
    expect(enabled({ ENABLE_SIGN_UP: 'true' })).toBe(true)
  })

  it('have other defaults where they are given, which the environment overrides', () => {
    const defaults = { SECURITY_QUESTIONS: 'true' }
    expect(readSettings({}, defaults).securityQuestions).toBe(true)
    expect(readSettings({ SECURITY_QUESTIONS: 'false' }, defaults).securityQuestions).toBe(false)
  })

  it('take what the environment says', () => {
    const settings = readSettings({
      PORT: '4100',
      SIGN_UP_OPTIONS: 'password, password_and_email_otp',
      ALLOWED_REDIRECT_ORIGINS: 'https://a.example, https://b.example/',
      ENABLE_SIGN_UP: 'true',
      HIDE_ACCOUNTS: 'true',
      SOURCE_ENV_TYPE: '',
    })
    expect(settings).toMatchObject({
      publicOrigin: 'http://localhost:4100',
      signUp: { enabled: true, options: ['password', 'password_and_email_otp'] },
      allowedRedirectOrigins: ['https://a.example', 'https://b.example'],
      sourceEnvType: null,
    })
  })

  it.each([
    ['PORT', 'x', 'PORT must be a whole number from 0 to 65535, got "x"'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, got "70000"'],
    [
      'TIME_ZONE',
      'Mars/Olympus',
      'TIME_ZONE must be a time zone such as Europe/Berlin, got "Mars/Olympus"',
    ],
    ['GRANT_MAX_DAYS', '0', 'GRANT_MAX_DAYS must be a whole number of days from 1, got "0"'],
    ['GRANT_DAYS', '1.5', 'GRANT_DAYS must be a whole number of days from 1, got "1.5"'],
    ['SESSION_TTL_S', '-5', 'SESSION_TTL_S must be a whole number from 60 to 31536000, got "-5"'],
    ['OTP_TTL_S', '901', 'OTP_TTL_S must be a whole number from 60 to 900, got "901"'],
    [
      'RESET_PASSWORD_MIN_LENGTH',
      '7',
      'RESET_PASSWORD_MIN_LENGTH must be a whole number from 8 to 100, got "7"',
    ],
    [
      'HOMEPAGE_URL',
      'https://elsewhere.example',
      'HOMEPAGE_URL must be a path that begins with one /, got "https://elsewhere.example"',
    ],
    [
      'PRIMARY_COLOR',
      'blue;',
      'PRIMARY_COLOR must be a colour such as #3367d6 or oklch(52% 0.18 262), got "blue;"',
    ],
    [
      'PARENT_DOMAIN',
      'https://a.example',
      'PARENT_DOMAIN must be a host such as platform.example, got "https://a.example"',
    ],
    ['DEVICE_PATH', 'device', 'DEVICE_PATH must be a path that begins with one /, got "device"'],
    [
      'SHELL_APP_NAME',
      'My Shell',
      'SHELL_APP_NAME must be lower case, such as "shell", got "My Shell"',
    ],
    ['HSTS', 'all', 'HSTS must be host, subdomains or off, got "all"'],
    ['DOCUMENTATION', 'off', 'DOCUMENTATION must be true or false, got "off"'],
    ...['de,xx', 'de,de', ','].map((text) => [
      'LANGUAGES',
      text,
      `LANGUAGES must be one or more of en, de, fr, es, ja, ar, each once, got "${text}"`,
    ]),
    ['VIRTUAL_COHORTS', '0', 'VIRTUAL_COHORTS must be true or false, got "0"'],
    ['ENABLE_SIGN_UP', 'yes', 'ENABLE_SIGN_UP must be true or false, got "yes"'],
    [
      'PUBLIC_ORIGIN',
      'https://a.example/path',
      'PUBLIC_ORIGIN must be an origin such as https://vestibule.example, got "https://a.example/path"',
    ],
    [
      'ALLOWED_REDIRECT_ORIGINS',
      'https://a.example,evil',
      'ALLOWED_REDIRECT_ORIGINS must be an origin such as https://vestibule.example, got "https://a.example,evil"',
    ],
    [
      'DATABASE_URL',
      'mysql://root:secret@db',
      'DATABASE_URL must be a PostgreSQL address such as postgres://user:password@host/database',
    ],
    ['SMTP_URL', 'mail', 'SMTP_URL must be an address such as smtp://host:587'],
    ['SECRET_KEY', 'short', 'SECRET_KEY must have at least 32 characters'],
    ['MAIL_FROM', 'nobody', 'MAIL_FROM must be a mail address, got "nobody"'],
    ['NODE_ENV', 'prod', 'NODE_ENV must be development, production or test, got "prod"'],
    [
      'NODE_ENV',
      'Production',
      'NODE_ENV must be development, production or test, got "Production"',
    ],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent, got "loud"',
    ],
  ])('refuse %s=%s in words', (name, value, mistake) => {
    expect(mistakesOf({ [name]: value })).toEqual([mistake])
  })

  it('name all mistakes at once, and no secret', () => {
    const mistakes = mistakesOf({ PORT: 'x', SECRET_KEY: 'hunter2', HIDE_ACCOUNTS: '1' })
    expect(mistakes).toHaveLength(3)
    expect(mistakes.join('\n')).not.toContain('hunter2')
  })

  it('take each environment and each level of the log, and choose a level without one', () => {
    for (const NODE_ENV of ['', 'development', 'test']) {
      expect(readSettings({ NODE_ENV })).toMatchObject({ production: false, logLevel: 'warn' })
    }
    expect(readSettings(production)).toMatchObject({ logLevel: 'info' })
    for (const LOG_LEVEL of ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']) {
      expect(readSettings({ LOG_LEVEL })).toMatchObject({ logLevel: LOG_LEVEL })
    }
  })

  it('in production refuse what is only fit for development', () => {
    expect(readSettings(production)).toMatchObject({ production: true })
    expect(mistakesOf({ NODE_ENV: 'production' })).toHaveLength(4)
    for (const name of ['SECRET_KEY', 'DATABASE_URL', 'SMTP_URL', 'PUBLIC_ORIGIN'] as const) {
      const [mistake, ...others] = mistakesOf({ ...production, [name]: '' })
      expect(mistake).toContain(name)
      expect(others).toEqual([])
    }
    const insecure = { ...production, PUBLIC_ORIGIN: 'http://vestibule.example' }
    expect(mistakesOf(insecure)[0]).toContain('must be an https origin')
  })
})

describe('an environment needs device codes', () => {
  const federated = { IS_FEDERATED_ENVIRONMENT: 'true' }
  it.each([
    [{ ...federated, ENV_TYPE: 'restricted' }, true],
    [{ ...federated, SOURCE_ENV_TYPE: 'premium' }, true],
    [{ ...federated, ENV_TYPE: 'open', SOURCE_ENV_TYPE: 'explore' }, false],
    [{ ENV_TYPE: 'restricted' }, false],
    [federated, false],
    [{ ...federated, ENV_TYPE: 'restricted', DATA_PARTNER_ID: 'a' }, true],
    [
      {
        ...federated,
        ENV_TYPE: 'restricted',
        DATA_PARTNER_ID: 'a',
        DEVICE_CODE_EXEMPT_PARTNER_ID: 'a',
      },
      false,
    ],
    [{ ...federated, ENV_TYPE: 'restricted', DEVICE_CODE_EXEMPT_PARTNER_ID: 'a' }, true],
  ])('%j: %s', (env, expected) => {
    expect(needsDeviceCode(readSettings(env))).toBe(expected)
  })
})

describe('files that settings name', () => {
  const folder = () => {
    const path = mkdtempSync(join(tmpdir(), 'vestibule-settings-'))
    onTestFinished(() => rmSync(path, { recursive: true }))
    return path
  }

  it('the generated secret key is made once, for its owner alone', () => {
    const dataDir = join(folder(), 'data')
    const first = secretKeyOf({ secretKey: null, dataDir })
    expect(first).toMatch(/^[\w-]{43}$/)
    expect(secretKeyOf({ secretKey: null, dataDir })).toBe(first)
    expect(readFileSync(join(dataDir, 'secret-key'), 'utf8')).toBe(first)
    expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600)
    expect(secretKeyOf({ secretKey: 'configured', dataDir })).toBe('configured')
  })

  it('a branding file that cannot be used is a mistake in the settings', () => {
    expect(readBranding({ brandingFile: null })).toEqual({})
    expect(() => readBranding({ brandingFile: '/nowhere.json' })).toThrow(SettingsError)
    expect(() => readBranding({ brandingFile: import.meta.filename })).toThrow('BRANDING_FILE')
  })
})

describe('a secret key', () => {
  it.each([
    'k'.repeat(32),
    'ab'.repeat(40),
    'changeme-changeme-changeme-changeme',
    'abcdefghijklmnopqrstuvwxyz012345',
    '00000000000000000000000000000001',
    'secretsecret1234secretsecret1234',
    '12345678901234567890123456789012',
  ])('%s is refused in production', (SECRET_KEY) => {
    expect(mistakesOf({ ...production, SECRET_KEY })).toEqual([
      'SECRET_KEY repeats itself and could be guessed: take one from `openssl rand -base64 32` (NODE_ENV=production)',
    ])
    expect(readSettings({ SECRET_KEY }).secretKey).toBe(SECRET_KEY)
  })

  it('drawn at random is accepted', () => {
    for (let n = 0; n < 2000; n += 1) {
      expect(weaknessOf(randomBytes(16).toString('hex'))).toBeNull()
      expect(weaknessOf(randomBytes(32).toString('base64'))).toBeNull()
    }
    expect(weaknessOf('correct horse battery staple, and 7 more words')).toBeNull()
  })
})
