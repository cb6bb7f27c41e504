// `pnpm bench:server`: compares Vestibule's session checks and sign-ins with a bare handler that runs a similar query,
// with hashing alone, and with better-auth; and its gate with its session check. All use one PostgreSQL and take turns
// in one run. Only the ratios matter.
import { startCluster } from '../dist/testing/index.js'
import { compare, median } from './compare.mjs'
import { installPeers } from './peers.mjs'
import { createPrograms } from './programs.mjs'
import { openSlowClients } from './slow-clients.mjs'

const rounds = Number(process.env.ROUNDS ?? 9)
const seconds = Number(process.env.SECONDS ?? 2)
// Sign-ins get longer rounds, because each takes long and those in flight at the end of a round are not counted.
const signInSeconds = 3 * seconds
const checkConnections = 32
// Connections for sign-ins: enough that the hashing thread always has work while other sign-ins wait for the disk.
const signInConnections = 14
const slowClients = 500

const { folder, require } = installPeers()
const cluster = await startCluster()
const programs = createPrograms(folder)
try {
  const [own, peer] = await Promise.all(['vestibule', 'better_auth'].map(newDatabase))
  const vestibule = await programs.vestibule(own)
  const bare = await programs.bare(own)
  const betterAuth = await programs.betterAuth(peer)
  const hashing = await programs.hashingAlone()
  const checkOfBare = { ...vestibule.check, url: `${bare.origin}/session` }

  await compare(
    'Session check',
    'bare handler',
    {
      'bare handler': { run: () => load(checkOfBare, checkConnections), pid: bare.pid },
      vestibule: { run: () => load(vestibule.check, checkConnections), pid: vestibule.pid },
      'better-auth': { run: () => load(betterAuth.check, checkConnections), pid: betterAuth.pid },
    },
    rounds,
  )
  await compare(
    'Gate',
    'session check',
    {
      'session check': { run: () => load(vestibule.check, checkConnections), pid: vestibule.pid },
      gate: { run: () => load(vestibule.gate, checkConnections), pid: vestibule.pid },
    },
    rounds,
  )
  await compare(
    'Gate by a token',
    'gate by a session',
    {
      'gate by a session': {
        run: () => load(vestibule.gate, checkConnections),
        pid: vestibule.pid,
      },
      'gate by a token': {
        run: () => load(vestibule.gateByToken, checkConnections),
        pid: vestibule.pid,
      },
    },
    rounds,
  )
  await compareSlow(vestibule)
  await compare(
    'Sign-in by password, one thread for hashing',
    'hashing alone',
    {
      'hashing alone': {
        run: () => hashing.run({ seconds: signInSeconds, atOnce: signInConnections }),
        pid: hashing.pid,
      },
      vestibule: { run: () => signIns(vestibule), pid: vestibule.pid },
      'better-auth': { run: () => signIns(betterAuth), pid: betterAuth.pid },
    },
    rounds,
  )
} finally {
  programs.end()
  await cluster.close()
}

function load(target, connections, duration = seconds) {
  return programs.load(target, { connections, duration })
}

function signIns({ signIn }) {
  return load(signIn, signInConnections, signInSeconds)
}

/**
 * Prints how many times as long a session check takes (95th percentile) while slow clients are connected. Half of them
 * send a request's headers byte by byte, half of them its body.
 */
async function compareSlow({ check, port }) {
  const check95 = async () => (await load(check, 8)).p95Ms
  const ratios = []
  for (let round = 0; round <= rounds; round += 1) {
    const alone = await check95()
    const close = await openSlowClients(port, slowClients)
    const among = await check95()
    close()
    if (round > 0) ratios.push(among / alone)
  }
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2))
  console.log(
    `\nSession check among ${slowClients} slow clients: 95th percentile x ${median(ratios).toFixed(2)} (${least} – ${most})`,
  )
}

async function newDatabase(name) {
  const { Client } = require('pg')
  const client = new Client({ connectionString: cluster.url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(cluster.url)
  url.pathname = `/${name}`
  return url.href
}
