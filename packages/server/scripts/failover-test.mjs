// Repeatedly kills the primary database of a running server and promotes its synchronous standby, and checks that every
// acknowledged write is there, codes that have signed somebody in are refused, and everybody is still signed in:
//   node --conditions=@vestibule/source scripts/failover-test.mjs [--rounds 20] [--patroni]
// With --patroni, Patroni does the promotion, which takes about 20 seconds; then the default is one round.
import { parseArgs } from 'node:util'
import { findProgram } from '../../../tools/debian.mjs'
import { failOver } from '../src/testing/reliability/failover.ts'
import { startPatroniPair } from '../src/testing/reliability/patroni-pair.ts'
import { startReplicatedPair } from '../src/testing/reliability/replicated-pair.ts'

const allowedMs = 2000
const { values } = parseArgs({
  options: { rounds: { type: 'string' }, patroni: { type: 'boolean', default: false } },
})
const [patroni, etcd] = ['patroni', 'etcd'].map((name) => findProgram([name]))
if (values.patroni && !(patroni && etcd)) {
  console.log(
    'Skipped: Patroni or etcd is not installed (Debian: apt-get install patroni etcd-server)',
  )
  process.exit()
}
const howOften = Number(values.rounds ?? (values.patroni ? 1 : 20))
const startPair = values.patroni ? () => startPatroniPair({ patroni, etcd }) : startReplicatedPair
const showRound = (number) => process.stderr.write(`\r${number}/${howOften} `)
const figures = await failOver(howOften, showRound, startPair)
const { acknowledged, signedIn, spent, refused, wrong, rounds } = figures
const middle = (list) => list.toSorted((a, b) => a - b)[list.length >> 1]
const serving = rounds.map(({ servingMs }) => servingMs)
const promotions = rounds.map(({ promotionMs }) => promotionMs)
process.stderr.write('\r')
console.log(
  [
    `${rounds.length} primaries killed under load, ${rounds.length} standbys promoted`,
    `  ${acknowledged} writes and ${signedIn} sign-ins acknowledged, ${spent} codes spent`,
    `  ${wrong.length} lost or wrong; ${refused} sign-ins answered with 503 meanwhile`,
    `  a promotion took ${middle(promotions).toFixed(0)} ms (median)`,
    `  after it everything worked in ${middle(serving).toFixed(0)} ms (median), ${Math.max(...serving).toFixed(0)} ms (longest): ${(middle(serving) / middle(promotions)).toFixed(2)} of a promotion`,
    ...wrong.slice(0, 20).map((line) => `  - ${line}`),
  ].join('\n'),
)
process.exitCode = wrong.length === 0 && Math.max(...serving) <= allowedMs ? 0 : 1
