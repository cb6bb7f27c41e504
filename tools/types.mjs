// Checks the types of every package and app. In one thread TypeScript 7 takes about half of the processor time.
import { globSync } from 'node:fs'
import { run } from './process.mjs'

const projects = globSync('{packages,apps,examples}/*/tsconfig.json')
  .concat('tools/tsconfig.json')
  .toSorted()
const failed = []
for (const project of projects) {
  if ((await run('tsc', ['-p', project, '--singleThreaded'])) !== 0) failed.push(project)
}
if (failed.length > 0) {
  console.error(`Type errors in ${failed.join(', ')}`)
  process.exitCode = 1
}
