import { QueryClient } from '@tanstack/query-core'
import * as v from 'valibot'
import { createClient } from '../src/index.ts'
import { heapInUse } from './measure.ts'

export interface Growth {
  readonly name: string
  /** Bytes of heap that the cache holds after each number of different requests in `questions`. */
  readonly bytes: readonly number[]
}

export const questions = [1_000, 5_000, 20_000] as const

/** An answer of about 2 kB. */
function answerTo(id: number): { id: string; lines: string[] } {
  return {
    id: String(id),
    lines: Array.from({ length: 40 }, (_, line) => `${id} ${line} `.repeat(4)),
  }
}

const endpoint = {
  method: 'GET',
  path: '/svc/items/:id/',
  answer: v.object({ id: v.string(), lines: v.array(v.string()) }),
} as const

async function growth(name: string, ask: (id: number) => Promise<unknown>): Promise<Growth> {
  const before = await heapInUse()
  const bytes: number[] = []
  let id = 0
  for (const count of questions) {
    for (; id < count; id++) {
      await ask(id)
      // Let the event loop finish a turn: only then are weak references freed, whose memory would otherwise count as
      // cache.
      if (id % 100 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    bytes.push((await heapInUse()) - before)
  }
  return { name, bytes }
}

function answerLocally(input: RequestInfo | URL): Promise<Response> {
  const id = Number(new URL((input as Request).url).pathname.split('/')[3])
  return Promise.resolve(Response.json({ success: true, result: answerTo(id) }))
}

function ourCache() {
  const client = createClient({ origin: 'http://127.0.0.1', fetch: answerLocally })
  return (id: number) => client.request(endpoint, { params: { id } })
}

function theirCache() {
  const client = new QueryClient()
  return (id: number) =>
    client.fetchQuery({
      queryKey: ['item', id],
      queryFn: () => answerTo(id),
      staleTime: Infinity,
    })
}

/** Measures the heap that each cache holds as the number of different questions grows. */
export async function measureMemory(): Promise<Growth[]> {
  // Warm up first, so that compiled code and runtime structures are not counted as cache.
  await growth('warm-up', ourCache())
  return [await growth('api-client', ourCache()), await growth('TanStack Query', theirCache())]
}
