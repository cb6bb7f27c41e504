// `pnpm --filter @vestibule/server render-bench`: how long a request of somebody else waits while hostile texts are
// saved, previewed, imported and read, against the quiet server.
import { signIn, startTestServer, testBrowser } from '../src/testing/index.ts'

const password = 'Quiet-Doorway-26!'
const api = '/documentation_api/v1'
const lists = `${'- '.repeat(99)}a\n`.repeat(42)
const marks = '_a'.repeat(90_000)
const server = await startTestServer()
try {
  const dana = await signIn(server, 'dana@vestibule.example', password)
  const others = await testBrowser(server)
  const element_ids = Array.from({ length: 20 }, (_, n) => `note.${n}`)
  const hostile = {
    'quiet server': () => new Promise((resolve) => setTimeout(resolve, 2000)),
    '20 notes saved': () =>
      Promise.all(
        element_ids.map((element_id) =>
          dana.post(`${api}/save_document`, { element_id, app_name: 'shell', mini_content: lists }),
        ),
      ),
    '20 notes read': () => dana.post(`${api}/documents`, { element_ids, app_name: 'shell' }),
    'slow previews': () =>
      Promise.all(Array.from({ length: 8 }, () => dana.post(`${api}/preview`, { content: marks }))),
    'import of 2 MB': () =>
      server
        .import({ documents: [{ element_id: 'long', main_content: 'x '.repeat(1_000_000) }] })
        .catch(() => {}),
  }
  for (const [name, run] of Object.entries(hostile)) {
    const waits = []
    const under = { way: true }
    const all = run().finally(() => {
      under.way = false
    })
    do {
      const startedAt = performance.now()
      await others.get('/healthz')
      waits.push(performance.now() - startedAt)
    } while (under.way)
    await all
    const sorted = waits.toSorted((a, b) => a - b)
    const at = (share) => sorted[Math.floor((sorted.length - 1) * share)].toFixed(1)
    console.log(`${name}: ${waits.length} requests, median ${at(0.5)} ms, worst ${at(1)} ms`)
  }
} finally {
  await server.close()
}
