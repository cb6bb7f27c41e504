#!/usr/bin/env node
// Entry point of the command. Even an old Node.js must parse this file, to report that it is too old: use no static
// imports, no `await` at the top level, and only syntax of 2015.

/** The first Node.js version that supports everything in the server's other files. */
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
