import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'
import { variables } from './settings-variables.ts'

const folder = mkdtempSync(join(tmpdir(), 'vestibule-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(text: string | Buffer): string {
  const path = join(folder, `secret-${Math.random()}`)
  writeFileSync(path, text)
  return path
}

const key = '3vY0c1pYb0bqk4nq8r9mVxg1hZ8u2w5T'

describe('a secret in a file', () => {
  const valid: Record<string, string> = {
    DATABASE_URL: 'postgres://u:p@127.0.0.1/p',
    DATABASE_MIGRATION_URL: 'postgres://u:p@127.0.0.1/p',
    SMTP_URL: 'smtps://u:p@mail.example',
    SLACK_WEBHOOK_URL: 'https://hooks.example/x',
    EVENTS_URL: 'https://events.example/x',
  }
  const secrets = Object.entries(variables).filter(([, variable]) => 'secret' in variable)

  it.each(secrets.map(([name]) => name))('%s is what the variable would say', (name) => {
    const text = valid[name] ?? key
    const written = readSettings({ [name]: text })
    // Editors and container platforms end a file with a line break.
    expect(readSettings({ [`${name}_FILE`]: fileOf(`${text}\n`) })).toEqual(written)
    expect(readSettings({ [name]: '', [`${name}_FILE`]: fileOf(`${text}\r\n`) })).toEqual(written)
    expect(JSON.stringify(written.given)).not.toContain(text)
  })

  it('is refused where it cannot be the secret, in words that do not hold it', () => {
    const refusal = (env: Record<string, string>) => {
      expect(() => readSettings(env)).not.toThrow(key)
      try {
        return String(readSettings(env).port)
      } catch (error) {
        return (error as Error).message
      }
    }
    const gone = join(folder, 'gone')
    expect(refusal({ SECRET_KEY_FILE: gone })).toContain(
      `SECRET_KEY cannot be read from ${gone} (SECRET_KEY_FILE): there is no such file`,
    )
    expect(refusal({ SECRET_KEY_FILE: folder })).toContain('it is a folder')
    expect(refusal({ SECRET_KEY_FILE: fileOf(' \n') })).toContain('it is empty')
    expect(refusal({ SECRET_KEY_FILE: fileOf(Buffer.alloc(70_000, 'a')) })).toContain('65536 bytes')
    expect(refusal({ SECRET_KEY: key, SECRET_KEY_FILE: fileOf(key) })).toContain(
      'SECRET_KEY is set twice: unset SECRET_KEY or SECRET_KEY_FILE',
    )
    expect(refusal({ SECRET_KEY_FILE: fileOf('short') })).toContain('at least 32 characters')
  })

  it('is read for secrets alone', () => {
    expect(readSettings({ PORT_FILE: fileOf('4100') }).port).toBe(4000)
  })
})
