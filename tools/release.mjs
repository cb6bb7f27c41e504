// `npm run release`: builds, then publishes and tags each package whose version is not in the registry.
//
//     npm run release -- --dry-run   builds and checks, then says what would be published, with which files
//
// Each package brings a list of its components: sbom.cdx.json.
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { run } from './process.mjs'
import { writeSboms } from './sboms.mjs'

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })

const unversioned = globSync('.changeset/*.md')
if (unversioned.length > 0) {
  console.error(
    `${unversioned.length} changesets are in no version yet: npm run release:version makes one of them.`,
  )
  if (!values['dry-run']) process.exit(1)
}
await must('turbo', ['run', 'build', '--output-logs=errors-only'])
await writeSboms()
if (values['dry-run']) {
  await must('turbo', ['run', 'check:package', '--output-logs=errors-only'])
  for (const name of readdirSync('packages')) {
    const folder = join('packages', name)
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    if (!manifest.private) await must('pnpm', ['pack', '--dry-run'], { cwd: folder })
  }
  await must('changeset', ['publish-plan'])
} else {
  // In a GitHub workflow, npm publishes a signed statement of the commit and the workflow that made a package.
  const provenance =
    process.env.GITHUB_ACTIONS === undefined ? {} : { NPM_CONFIG_PROVENANCE: 'true' }
  await must('changeset', ['publish'], { env: { ...process.env, ...provenance } })
}

async function must(command, args, options) {
  const code = await run(command, args, options)
  if (code !== 0) process.exit(code)
}
