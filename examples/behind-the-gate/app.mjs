// An example app behind the gate. It needs only Node 20 or newer.
import { createPublicKey, verify } from 'node:crypto'
import { createServer } from 'node:http'

const app = 'hello'
const platform = process.env.PLATFORM_ORIGIN ?? 'https://platform.example'
const keysAddress = process.env.GATE_KEYS ?? `${platform}/auth_api/v1/gate_keys/`

let keys = new Map()
async function keyOf(kid) {
  if (!keys.has(kid)) {
    const found = await (await fetch(keysAddress)).json()
    keys = new Map(found.keys.map((key) => [key.kid, createPublicKey({ key, format: 'jwk' })]))
  }
  return keys.get(kid)
}

const read = (part) => JSON.parse(Buffer.from(part, 'base64url').toString())

/** Returns the user of the request from the gate's signed assertion; null if there is no valid one. */
async function visitorOf({ headers }) {
  const [head, body, signature] = (headers['x-vestibule-assertion'] ?? '').split('.')
  if (!signature) return null
  const { alg, kid } = read(head)
  const key = alg === 'ES256' ? await keyOf(kid) : undefined
  const bytes = [Buffer.from(`${head}.${body}`), Buffer.from(signature, 'base64url')]
  if (!key || !verify('sha256', bytes[0], { key, dsaEncoding: 'ieee-p1363' }, bytes[1])) return null
  const { exp, aud, iss, ...claims } = read(body)
  return exp > Date.now() / 1000 && aud === app && iss === platform ? claims : null
}

createServer(async (request, response) => {
  const visitor = await visitorOf(request).catch(() => null)
  response.writeHead(visitor ? 200 : 401, { 'content-type': 'text/plain; charset=utf-8' })
  if (!visitor) return response.end('This app is behind the gate.\n')
  response.end(`Hello ${visitor.name}, you look at ${visitor.dataset ?? 'no dataset'}.\n`)
}).listen(Number(process.env.PORT ?? 5000), '127.0.0.1')
