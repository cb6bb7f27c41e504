import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import type { TestBrowser } from '../../testing/index.ts'
import { demo, demoPassword, login, paths } from '../../testing/sign-in-steps.ts'

const email = demo.password
const quarterHour = 900
const day = 86_400
const reset = '/auth_api/v1/accounts/reset_password/'
const forgotPassword = (browser: TestBrowser) => browser.post(reset, new URLSearchParams({ email }))

type Attack = { from: number; does: 'guess' | 'mail' | 'look up'; times: number; restS: number }
/** What attackers without a factor do, from one of six network addresses, and how long they pause afterwards. */
const attack: fc.Arbitrary<Attack> = fc.record({
  from: fc.integer({ min: 0, max: 5 }),
  does: fc.constantFrom('guess', 'guess', 'guess', 'guess', 'mail', 'look up'),
  times: fc.integer({ min: 5, max: 12 }),
  restS: fc.constantFrom(31, quarterHour, quarterHour, 3 * quarterHour, day / 8),
})
/**
 * What the owner of the attacked account does after each attack, in a browser in which they have signed in before or in
 * a new one.
 */
const owner = fc.constantFrom('slips', 'signs in', 'signs in', 'takes a new browser')
const history = fc.array(fc.tuple(attack, owner), { minLength: 16, maxLength: 18 })

/** Sets up one account with its owner, to be attacked. */
async function besieged(server: TestServer) {
  let password = demoPassword
  let known = await signIn(server, email, password, '203.0.113.1')
  let browsers = 0
  const compared = { strangers: [] as number[], known: [] as number[] }
  const guess = async (browser: TestBrowser, whose: keyof typeof compared) => {
    const { status } = await login(browser, email, 'Wrong-Password-1!')
    if (status === 401) compared[whose].push(server.clock.now().getTime() / 1000)
  }
  return {
    async strike({ from, does, times, restS }: Attack) {
      const attacker = await testBrowser(server, `198.51.100.${from}`)
      for (let n = 0; n < times; n += 1) {
        if (does === 'guess') await guess(attacker, 'strangers')
        else if (does === 'mail') await forgotPassword(attacker)
        else await attacker.post(paths.start, { user_email: `nobody${n}@nowhere.example` })
      }
      server.clock.advance(restS)
    },
    slip: () => guess(known, 'known'),
    signIn: async () => (await login(known, email, password)).status,
    /** Signs in from a new browser. If that is refused, resets the password by the link in the latest mail. */
    async takeNewBrowser() {
      browsers += 1
      const browser = await testBrowser(server, `203.0.113.${browsers}`)
      const { status } = await login(browser, email, password)
      if (status === 200) return status
      server.clock.advance(31)
      // If strangers have used up the account's mails, the server refuses this request. The latest mail, which a
      // stranger has requested, then has a link as well.
      await forgotPassword(browser)
      const [mail] = await server.outbox(email)
      const link = new URL(mail?.link ?? '').searchParams
      const next = `Threshold-number-${browsers}!`
      const chosen = await browser.post(
        `${reset}set_password/${link.get('uidb64')}/${link.get('token')}/`,
        new URLSearchParams({ password: next, confirm_password: next }),
      )
      if (chosen.status !== 200) return chosen.status
      password = next
      known = browser
      return (await login(browser, email, password)).status
    },
    /** The most wrong passwords that the server has compared within any 24 hours. */
    worstDay(whose: keyof typeof compared) {
      const at = compared[whose]
      return Math.max(0, ...at.map((from) => at.filter((t) => t >= from && t < from + day).length))
    },
  }
}

it('whatever strangers do, its owner gets in, and an account takes a hundred wrong tries a day at most', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const server = await startTestServer({ settings: { trustedProxyHops: 1 } })
      try {
        const account = await besieged(server)
        let slips = 0
        const answers: number[] = []
        for (const [struck, does] of steps) {
          await account.strike(struck)
          // Ten wrong tries within 15 minutes would lock the owner's browser, which this test is not about.
          if (does === 'slips' && (slips += 1) < 9) await account.slip()
          answers.push(
            await (does === 'takes a new browser' ? account.takeNewBrowser() : account.signIn()),
          )
        }
        expect(answers).toEqual(answers.map(() => 200))
        // In a day, strangers get at most sixty tries and the owner's browsers forty: a hundred in all.
        expect(account.worstDay('strangers')).toBeLessThanOrEqual(60)
        expect(account.worstDay('known')).toBeLessThanOrEqual(40)
      } finally {
        await server.close()
      }
    }),
    // As many runs as fit into a few seconds. No shrinking of a failure, as it would take minutes.
    { seed: 20_261_122, numRuns: 2, endOnFailure: true },
  )
})
