import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

const production = {
  NODE_ENV: 'production',
  SECRET_KEY: '3vY0c1pYb0bqk4nq8r9mVxg1hZ8u2w5T',
  DATABASE_URL: 'postgres://u:hidden@db.example/p?sslmode=verify-full',
  SMTP_URL: 'smtps://u:hidden@mail.example',
  PUBLIC_ORIGIN: 'https://vestibule.example',
}

function mistakesOf(env: Record<string, string>): readonly string[] {
  try {
    readSettings({ ...production, ...env })
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.mistakes
    throw error
  }
}

/** The names of the settings that production refuses. */
function refused(env: Record<string, string>): string[] {
  const mistakes = mistakesOf(env)
  expect(mistakes.join('\n')).not.toContain('hidden')
  return mistakes.map((mistake) => mistake.split(' ')[0] ?? '')
}

describe('connections without TLS, in production', () => {
  it.each([
    ['postgres://db.example/p', true],
    ['postgres://db.example/p?sslmode=disable', true],
    ['postgres://db.example/p?sslmode=require', true],
    ['postgres://db.example/p?sslmode=verify-full', false],
    // A standby on another host is not on this machine, even if the first host is.
    ['postgres://localhost,db.example/p', true],
    ['postgres://a.example,b.example/p?sslmode=verify-full', false],
    ['postgres://localhost/p', false],
    ['postgres://127.0.0.5:6432/p', false],
    ['postgres://[::1]/p', false],
    ['postgres:///p?host=/run/postgresql', false],
    ['postgres:///p?host=db.example', true],
    ['postgres://localhost/p?host=db.example', true],
    ['postgres://localhost.example/p', true],
    ['postgres://127.0.0.1.example/p', true],
  ])('the database at %s is refused: %s', (url, isRefused) => {
    expect(refused({ DATABASE_URL: url })).toEqual(isRefused ? ['DATABASE_URL'] : [])
    expect(refused({ DATABASE_MIGRATION_URL: url })).toEqual(
      isRefused ? ['DATABASE_MIGRATION_URL'] : [],
    )
    expect(refused({ DATABASE_URL: url, PLAIN_CONNECTIONS: 'database' })).toEqual([])
    expect(refused({ DATABASE_URL: url, NODE_ENV: 'development' })).toEqual([])
  })

  it.each([
    ['smtp://mail.example:587', true],
    ['smtp://mail.example:587?requireTLS=true', false],
    ['smtp://mail.example:587?requireTLS=false', true],
    ['smtp://mail.example:587?requireTLS=yes', true],
    ['smtp://mail.example:587?requireTLS=true&ignoreTLS=true', true],
    ['smtps://mail.example', false],
    ['smtps://mail.example?tls.rejectUnauthorized=false', true],
    ['smtp://localhost:25', false],
  ])('the mail server at %s is refused: %s', (url, isRefused) => {
    expect(refused({ SMTP_URL: url })).toEqual(isRefused ? ['SMTP_URL'] : [])
    expect(refused({ SMTP_URL: url, PLAIN_CONNECTIONS: 'smtp' })).toEqual([])
  })

  it.each([
    ['http://events.example/x', true],
    ['https://events.example/x', false],
    ['http://localhost:9000/x', false],
  ])('the receiver of events at %s is refused: %s', (url, isRefused) => {
    expect(refused({ EVENTS_URL: url })).toEqual(isRefused ? ['EVENTS_URL'] : [])
    expect(refused({ EVENTS_URL: url, PLAIN_CONNECTIONS: 'events' })).toEqual([])
  })

  it('the receiver of traces is no other', () => {
    const url = 'http://collector.example:4318'
    const name = 'OTEL_EXPORTER_OTLP_ENDPOINT'
    expect(refused({ [name]: url })).toEqual([name])
    expect(refused({ [name]: url, PLAIN_CONNECTIONS: 'events' })).toEqual([name])
    expect(refused({ [name]: url, PLAIN_CONNECTIONS: 'telemetry' })).toEqual([])
    expect(refused({ [name]: 'http://localhost:4318' })).toEqual([])
  })

  it('each is allowed by its own name', () => {
    const plain = { DATABASE_URL: 'postgres://db.example/p', SMTP_URL: 'smtp://mail.example' }
    expect(refused({ ...plain, PLAIN_CONNECTIONS: 'smtp' })).toEqual(['DATABASE_URL'])
    expect(refused({ ...plain, PLAIN_CONNECTIONS: 'database, smtp' })).toEqual([])
    expect(refused({ PLAIN_CONNECTIONS: 'all' })).toEqual(['PLAIN_CONNECTIONS'])
  })
})
