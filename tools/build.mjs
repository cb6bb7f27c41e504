// Builds all packages and apps, in order, from turbo's cache where nothing changed.
import { run } from './process.mjs'

process.exitCode = await run('turbo', ['run', 'build', '--output-logs=errors-only'])
