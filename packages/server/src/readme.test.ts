import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packageRoot } from './platform/package-root.ts'
import { variables } from './platform/settings/settings-variables.ts'
import { runCommand } from './testing/run-command.ts'

const readme = readFileSync(join(packageRoot, 'README.md'), 'utf8').replaceAll(/ +/g, ' ')

it.each(Object.entries(variables))(
  'the README says of %s what the command says',
  (name, variable) => {
    expect(readme).toContain(`| \`${name}\` | ${variable.meaning} | ${variable.default} |`)
  },
)

it('the README has every command', async () => {
  const { out } = await runCommand(['--help'])
  const commands = [...out.matchAll(/^ {2}(\w+) {2}/gm)].map(([, name]) => name ?? '')
  expect(commands).toContain('serve')
  for (const name of commands) expect(readme).toContain(`| \`vestibule ${name}`)
})
