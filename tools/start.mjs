// Builds what changed, then serves the product with demo data on its embedded database.
import { run } from './process.mjs'

const built = await run('turbo', [
  'run',
  'build',
  '--filter=@vestibule/server',
  '--filter=cohort-explorer',
  '--output-logs=errors-only',
])
if (built !== 0) process.exit(built)

process.exitCode = await run(process.execPath, [
  'packages/server/dist/main.js',
  'serve',
  '--demo',
  ...process.argv.slice(2),
])
