#!/usr/bin/env node
// The entry of the command. An older Node.js has to be able to read it, so that it can say that it is too old: nothing
// is imported statically or awaited here, and all syntax is of 2015.

/** The first Node.js with everything that the rest imports. */
const oldestNode = [22, 13] as const

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const isOld = major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])
if (isOld) {
  process.stderr.write(
    `Vestibule needs Node.js ${oldestNode.join('.')} or newer, and this is ${process.versions.node}.\n`,
  )
  process.exitCode = 1
} else {
  void import('./cli/run.ts')
    .then(({ run }) => run(process.argv.slice(2)))
    .then((code) => (process.exitCode = code))
}
