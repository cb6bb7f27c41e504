// `npm run build:docs`: builds the Storybook, including the repository's guides, as a folder of static files.
import { run } from './process.mjs'

const folder = 'storybook-static'
const storybook = ['storybook', 'build', '--quiet', '--output-dir', `../../${folder}`]
const code = await run('pnpm', ['--filter', '@vestibule/ui', 'exec', ...storybook])
if (code === 0) console.log(`The documentation is in ${folder}/`)
process.exitCode = code
