import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { QueryClient } from '@tanstack/query-core'
import axios from 'axios'
import ky from 'ky'
import { createClient, getProfile } from '../src/index.ts'
import { measure, type Cost } from './measure.ts'
import { measureMemory, questions } from './memory.ts'

const targets = { ratioOfKy: 1.15, hitMicroseconds: 5, memoryGrowth: 1.2 }

const server = fork(new URL('./server.ts', import.meta.url))
const [port] = (await once(server, 'message')) as [number]
const origin = `http://127.0.0.1:${port}`
const url = `${origin}/auth_api/v1/users/me/`

const token = '0123456789abcdef'
/** Headers for fetch, ky and axios, so that they send the same request as api-client, which adds them itself. */
const headers = { accept: 'application/json', 'x-csrftoken': token }
const client = createClient({ origin, cookies: () => `csrftoken=${token}` })
const queries = new QueryClient()
const query = { queryKey: ['profile'], queryFn: () => ky(url).json(), staleTime: Infinity }

const requests = await measure(
  [
    { name: 'fetch', run: async () => (await fetch(url, { headers })).json() },
    { name: 'ky', run: () => ky(url, { headers }).json() },
    { name: 'axios', run: () => axios.get(url, { headers }) },
    { name: 'axios, fetch adapter', run: () => axios.get(url, { headers, adapter: 'fetch' }) },
    { name: 'api-client', run: () => getProfile(client, { cache: false }) },
  ],
  { reference: 'ky', rounds: 61, operations: 100 },
)

const hits = await measure(
  [
    { name: 'api-client', run: () => getProfile(client) },
    { name: 'TanStack Query', run: () => queries.fetchQuery(query) },
  ],
  { reference: 'api-client', rounds: 15, operations: 20_000 },
)
server.disconnect()

const memory = await measureMemory()

const named = (costs: readonly Cost[], name: string) => costs.find((cost) => cost.name === name)
const held = memory[0]?.bytes ?? []
const results = [
  [
    'Uncached request, processor time, times ky',
    named(requests, 'api-client')?.ratio ?? NaN,
    targets.ratioOfKy,
  ],
  [
    'Cache hit, microseconds of processor',
    named(hits, 'api-client')?.cpuMicroseconds ?? NaN,
    targets.hitMicroseconds,
  ],
  [
    `Heap after ${questions.at(-1)} questions, times after ${questions[0]}`,
    (held.at(-1) ?? NaN) / (held[0] ?? NaN),
    targets.memoryGrowth,
  ],
] as const
const rows = (costs: readonly Cost[], digits: number) =>
  costs
    .map(
      ({ name, microseconds, cpuMicroseconds, ratio }) =>
        `| ${name} | ${microseconds.toFixed(digits)} | ${cpuMicroseconds.toFixed(digits)} | ${ratio.toFixed(2)} |`,
    )
    .join('\n')

const report = `# Speed and memory

Node ${process.version}, one run, medians of interleaved rounds; a GET of a profile over loopback HTTP from another process.
Ratios and targets are of processor time, which other programs on the machine disturb least.
Written by \`pnpm bench:client --write\`.

| Uncached request | µs | µs of processor | times ky |
|---|--:|--:|--:|
${rows(requests, 0)}

All send the same request and parse the JSON; api-client also validates it against the contract, reads the CSRF cookie and shares, limits and copies.

| Cache hit | µs | µs of processor | times api-client |
|---|--:|--:|--:|
${rows(hits, 2)}

| Heap held after questions | ${questions.join(' | ')} |
|---|${questions.map(() => '--:|').join('')}
${memory.map(({ name, bytes }) => `| ${name} | ${bytes.map((b) => `${(b / 1e6).toFixed(1)} MB`).join(' | ')} |`).join('\n')}

| Target | measured | at most | |
|---|--:|--:|---|
${results.map(([name, value, limit]) => `| ${name} | ${value.toFixed(2)} | ${limit} | ${value <= limit ? 'met' : 'MISSED'} |`).join('\n')}
`
console.log(report)
if (process.argv.includes('--write')) {
  await writeFile(new URL('./results.md', import.meta.url), report)
}
if (results.some(([, value, limit]) => !(value <= limit))) process.exitCode = 1
