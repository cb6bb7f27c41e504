import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { exitCodes, UsageError, type Command } from './command.ts'
import { caddyFile, composeFile, createRoleFile, dockerFile } from './compose-file.ts'
import { makeCertificatesFile } from './inner-certificates.ts'
import { envFile } from './env-file.ts'
import { profileOf } from './profile.ts'
import { unitFile } from './unit-file.ts'

/** File mode of files with secrets: only the owner may read them. */
const secretMode = 0o600
const openMode = 0o644

export const initCommand: Command = {
  summary: 'write .env with fresh secrets, and compose.yaml, to start from',
  help: () =>
    [
      'Usage: vestibule init [--dir FOLDER] [--profile strict] [--force]',
      '',
      'Writes .env (every setting with its meaning, and fresh secrets), compose.yaml (PostgreSQL, two',
      'servers and a balancer), the Dockerfile of the servers, create-role.sh (their role in that PostgreSQL),',
      'make-certificates.sh (TLS between the containers), the Caddyfile of the balancer, and vestibule.service for',
      'systemd. vestibule reads .env by itself.',
      '',
      '  --dir      where to write. Default: the current folder',
      '  --profile  strict: the values of the strict profile, which `vestibule doctor --profile strict` checks',
      '  --force    replace files that exist. What the SECRET_KEY there has encrypted is lost with it',
    ].join('\n'),
  async run(args) {
    const options = {
      dir: { type: 'string', default: '.' },
      profile: { type: 'string' },
      force: { type: 'boolean', default: false },
    } as const
    const { dir, force, profile: named } = parseArgs({ args, options }).values
    const profile = profileOf(named)
    const files = [
      { name: '.env', text: envFile(profile), mode: secretMode },
      { name: 'compose.yaml', text: composeFile, mode: openMode },
      { name: 'Dockerfile', text: dockerFile, mode: openMode },
      { name: 'create-role.sh', text: createRoleFile, mode: openMode },
      { name: 'make-certificates.sh', text: makeCertificatesFile, mode: openMode },
      { name: 'Caddyfile', text: caddyFile, mode: openMode },
      { name: 'vestibule.service', text: unitFile, mode: openMode },
    ]
    const existing = files.map(({ name }) => name).filter((name) => existsSync(join(dir, name)))
    if (existing.length > 0 && !force) {
      throw new UsageError(`${existing.join(', ')} exists already. Give --force to replace it.`)
    }
    await mkdir(dir, { recursive: true })
    for (const { name, text, mode } of files) {
      // Delete an existing file first, because overwriting it would keep its mode.
      await rm(join(dir, name), { force: true })
      await writeFile(join(dir, name), text, { mode, flag: 'wx' })
      console.log(`${join(dir, name)} written`)
    }
    console.log(nextSteps + (profile === null ? '' : strictStep))
    return exitCodes.ok
  },
}

const nextSteps = `
Next:
  1. In .env, set PUBLIC_ORIGIN, SMTP_URL and MAIL_FROM.
  2. Keep SECRET_KEY where your backups are not: without it, authenticators have to be set up anew.
  3. docker compose up --detach --build
     or, with a PostgreSQL of your own in DATABASE_URL: vestibule serve, by systemd as vestibule.service says
  4. vestibule import FILE.json, then vestibule user invite, for the first accounts.
  5. vestibule doctor says what is still missing.`

const strictStep = `
  6. Put a file of breached passwords beside it and name it in BREACHED_PASSWORDS_FILE, and set EVENTS_URL.
     Until then vestibule doctor --profile strict says that these lines are open.`
