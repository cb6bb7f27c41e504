// `npm run release:version`: turns the changesets into versions and changelogs, to be reviewed in a pull request.
// Publishes nothing.
import { run } from './process.mjs'

process.exitCode = await run('pnpm', ['exec', 'changeset', 'version'])
