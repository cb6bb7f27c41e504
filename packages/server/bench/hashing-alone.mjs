// Measures how many passwords per second a process verifies that does nothing else. The benchmark compares Vestibule's
// sign-ins with this maximum.
import { hash, verify } from '@node-rs/argon2'

// The cost must be that in `src/identity/passwords/password-hash.ts`: otherwise the comparison says nothing.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const password = 'Quiet-Doorway-26!'
const stored = await hash(password, cost)

process.on('message', async ({ seconds, atOnce }) => {
  const times = []
  const end = performance.now() + seconds * 1000
  const compareUntilTheEnd = async () => {
    while (performance.now() < end) {
      const started = performance.now()
      await verify(stored, password)
      const ended = performance.now()
      // Do not count a verification that ends after the measured time.
      if (ended < end) times.push(ended - started)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, compareUntilTheEnd))
  const p99Ms = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]
  process.send({ perSecond: times.length / seconds, p99Ms, failures: 0, count: times.length })
})
process.send({ origin: null })
