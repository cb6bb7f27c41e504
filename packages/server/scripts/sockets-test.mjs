// Measures WebSockets that the server passes on between browsers and an app: how soon one is closed once its user may
// not open the app any more, and how much memory of the server many of them take:
//   node --conditions=@vestibule/source scripts/sockets-test.mjs [--sockets 500] [--mebibytes 2048] [--slow 20]
import { parseArgs } from 'node:util'
import { measureEnds } from '../src/testing/reliability/open-sockets.ts'
import { measureMemory } from '../src/testing/reliability/socket-memory.ts'

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '500' },
    mebibytes: { type: 'string', default: '2048' },
    slow: { type: 'string', default: '20' },
  },
})
const allowedS = 10
const allowedMiB = 64

const ends = await measureEnds()
for (const { name, code, seconds } of ends) {
  console.log(`${name}: closed with ${code} after ${seconds.toFixed(2)} s`)
}
const { sockets, passedMiB, heldMiB, residentMiB, seconds } = await measureMemory({
  sockets: Number(values.sockets),
  mebibytes: Number(values.mebibytes),
  slow: Number(values.slow),
})
console.log(
  `${sockets} sockets, ${values.slow} of which read nothing: ${passedMiB.toFixed(0)} MiB in ${seconds.toFixed(1)} s, ${heldMiB.toFixed(1)} MiB more memory held, ${residentMiB.toFixed(1)} with garbage`,
)
const isLate = ends.some((end) => end.seconds > allowedS)
process.exitCode = isLate || heldMiB > allowedMiB ? 1 : 0
