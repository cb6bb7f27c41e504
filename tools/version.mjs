// `npm run release:version`: turns the changesets into versions and changelogs, to be reviewed as a
// pull request. Nothing is published.
import { run } from './process.mjs'

process.exitCode = await run('pnpm', ['exec', 'changeset', 'version'])
