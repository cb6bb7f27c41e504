// Builds all packages and apps in order. What did not change comes from turbo's cache.
import { run } from './process.mjs'

process.exitCode = await run('turbo', ['run', 'build', '--output-logs=errors-only'])
