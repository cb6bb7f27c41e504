import { setTimeout as after } from 'node:timers/promises'
import { acknowledgedWrites, type AcknowledgedWrites } from './acknowledged-writes.ts'
import { startChildServer, type ChildServer } from '../child-server.ts'
import { openPostgres } from '../../platform/db/postgres.ts'
import { addAccounts, addressOf } from '../many-accounts.ts'
import { plainFetch } from '../plain-fetch.ts'
import { startReplicatedPair, type ReplicatedPair } from './replicated-pair.ts'
import { demo, demoPassword, login, paths } from '../sign-in-steps.ts'
import { spendCodes, type SpentCode } from '../spend-codes.ts'
import { signIn, testBrowser, type TestBrowser } from '../test-browser.ts'

export interface FailoverFigures {
  readonly acknowledged: number
  readonly signedIn: number
  readonly spent: number
  /** The number of sign-ins that were answered with 503, because no database accepted writes. */
  readonly refused: number
  /** Lost writes and unexpected answers. */
  readonly wrong: readonly string[]
  /** For each round, how long the promotion took, and how long after it the server worked again. */
  readonly rounds: readonly { readonly promotionMs: number; readonly servingMs: number }[]
}

interface Round {
  readonly pair: ReplicatedPair
  readonly server: Pick<ChildServer, 'origin'>
  readonly writes: AcknowledgedWrites
  readonly staff: TestBrowser
  readonly wrong: string[]
}

/**
 * Kills the primary database during sign-ins and writes, promotes its standby, and checks that nothing is lost. The
 * same server runs through all rounds.
 */
export async function failOver(
  howOften: number,
  onRound: (number: number) => void = () => {},
  startPair: () => Promise<ReplicatedPair> = startReplicatedPair,
): Promise<FailoverFigures> {
  const pair = await startPair()
  let server: ChildServer | undefined
  try {
    const env = { DATABASE_URL: pair.url, TRUSTED_PROXY_HOPS: '1' }
    server = await startChildServer(env, ['--demo'])
    // No keep-alive: a connection closed after idling would look like a failure of the database.
    const reached = { origin: server.origin, fetch: plainFetch() }
    await addPeople(pair.url, 2 * howOften)
    const staff = await signIn(reached, demo.docsAdmin, demoPassword)
    const round: Round = { pair, server: reached, staff, writes: acknowledgedWrites(), wrong: [] }
    const figures = { signedIn: 0, spent: 0, refused: 0 }
    const rounds = []
    for (let number = 1; number <= howOften; number += 1) {
      if (number > 1) await pair.rejoin()
      // Sign in by a mailed code only in the first round: the server would refuse to mail the account again so soon.
      const spent = number === 1 ? await spendCodes(reached) : []
      const { times, load } = await oneRound(round, number, spent)
      rounds.push(times)
      figures.spent += load.spent.length
      figures.signedIn += load.people.length
      figures.refused += load.refused
      onRound(number)
    }
    const wrong = [...round.wrong, ...round.writes.wrong]
    return { ...figures, acknowledged: round.writes.acknowledged, wrong, rounds }
  } finally {
    await server?.end('SIGKILL')
    await pair.close()
  }
}

async function addPeople(connectionString: string, howMany: number) {
  const store = openPostgres({ connectionString })
  await addAccounts(store.db, howMany, [
    { signInMethod: 'password', hasPassword: true, hasQuestion: false },
  ])
  await store.close()
}

interface Load {
  readonly people: TestBrowser[]
  readonly spent: SpentCode[]
  refused: number
}

async function oneRound(round: Round, number: number, spent: SpentCode[]) {
  const { pair, server, writes, staff, wrong } = round
  const load: Load = { people: [], spent, refused: 0 }
  const over = new AbortController()
  const running = Promise.all([
    ...[1, 2, 3, 4].map((writer) => writes.write(staff, `r${number}.w${writer}`, over.signal)),
    ...[2 * number - 2, 2 * number - 1].map((person) =>
      keepSigningIn(round, person, load, over.signal),
    ),
  ])
  // If `running` fails before it is awaited below, this handler keeps Node from ending the process. `await running`
  // still throws the error.
  running.catch(() => {})
  const enough = writes.acknowledged + 40 + Math.round(Math.random() * 100)
  await until(() => writes.acknowledged >= enough)
  // Sign in by a device code last, right before the kill: the next primary must know that the code is used.
  load.spent.push(...(await spendCodes(server, ['device code'])))
  await pair.killPrimary()
  await expectRefusal(staff, wrong)
  const promotionMs = await pair.promote()
  const promotedAt = performance.now()
  await until(async () => (await staff.get(paths.me)).status === 200)
  const writtenBefore = writes.acknowledged
  await until(() => writes.acknowledged > writtenBefore)
  const servingMs = performance.now() - promotedAt
  await after(100)
  over.abort()
  await running

  await writes.verify(staff)
  for (const person of load.people) {
    const { status } = await person.get(paths.me)
    if (status !== 200) wrong.push(`somebody who was signed in was answered ${status}`)
  }
  for (const { name, browser, again } of load.spent) {
    if ((await browser.get(paths.me)).status !== 200) wrong.push(`a ${name} signs in no more`)
    const { status } = await again()
    if (status < 400) wrong.push(`a ${name} that was spent was answered ${status}`)
  }
  return { times: { promotionMs, servingMs }, load }
}

/** Waits until the condition holds. Throws after 30 seconds. */
async function until(isSo: () => boolean | Promise<boolean>) {
  const giveUpAt = performance.now() + 30_000
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) throw new Error('The server works no more')
    await after(2)
  }
}

async function expectRefusal(browser: TestBrowser, wrong: string[]) {
  const { status } = await browser.get(paths.me)
  if (status !== 503) wrong.push(`a session was answered ${status} without a database`)
}

/**
 * Signs in the same person again and again, each time from another address of the person's own network. Each round has
 * other people, as a sign-in cut off by the kill stays counted as a failure.
 */
async function keepSigningIn(
  { server, wrong }: Round,
  person: number,
  load: Load,
  over: AbortSignal,
) {
  for (let n = 1; !over.aborted; n += 1) {
    const browser = await testBrowser(server, `10.0.${person}.${n % 250}`)
    const { status } = await login(browser, addressOf('person', person))
    if (status === 200) load.people.push(browser)
    else if (status === 503) load.refused += 1
    else wrong.push(`signing in was answered ${status}`)
    await after(20)
  }
}
