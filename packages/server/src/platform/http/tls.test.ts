import { copyFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { connect, type PeerCertificate, type TLSSocket } from 'node:tls'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { patienceMs } from '../../../../../tools/patience.ts'
import { makeCertificates, type Certificates } from '../../testing/certificates.ts'
import { startTestServer, type TestServer } from '../../testing/index.ts'
import { exchange } from '../../testing/plain-fetch.ts'
import { runCommand } from '../../testing/run-command.ts'

let server: TestServer | undefined
let own: Certificates
let others: Certificates
beforeEach(() => {
  own = makeCertificates()
  others = makeCertificates()
})
afterEach(async () => {
  await server?.close()
  server = undefined
  own.remove()
  others.remove()
})

const envOf = ({ certificateFile, keyFile }: Certificates) => ({
  TLS_CERTIFICATE_FILE: certificateFile,
  TLS_KEY_FILE: keyFile,
})

/** Returns the certificate that the server shows to a client that trusts these authorities. */
function shown(port: number, ca: string): Promise<PeerCertificate> {
  const { promise, resolve, reject } = Promise.withResolvers<PeerCertificate>()
  const socket: TLSSocket = connect(
    { host: '127.0.0.1', port, servername: 'localhost', ca },
    () => {
      resolve(socket.getPeerCertificate())
      socket.destroy()
    },
  )
  socket.on('error', reject)
  return promise
}

function healthWith(port: number, certificate: { cert?: Buffer; key?: Buffer }, ca: string) {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
  const options = { host: '127.0.0.1', port, path: '/healthz', servername: 'localhost', ca }
  const asked = request({ ...options, ...certificate, agent: false }, (answer) => {
    answer.resume()
    resolve(answer.statusCode)
  })
  asked.on('error', reject)
  asked.end()
  return promise
}

describe('promise 157: a server with a certificate', () => {
  it('answers by TLS alone, from version 1.2 on', async () => {
    server = await startTestServer({ env: envOf(own) })
    const { port, origin } = server
    expect(origin).toBe(`https://localhost:${port}`)
    expect((await exchange(`${origin}/healthz`, { ca: own.ca })).status).toBe(200)
    await expect(exchange(`${origin}/healthz`, { ca: others.ca })).rejects.toThrow(/certificate/)
    await expect(exchange(`http://localhost:${port}/healthz`)).rejects.toThrow(/hang up|reset/i)
    const old = connect({
      host: '127.0.0.1',
      port,
      ca: own.ca,
      maxVersion: 'TLSv1.1',
      minVersion: 'TLSv1',
    })
    const refused = await new Promise((resolve) => {
      old.once('error', () => resolve(true)).once('secureConnect', () => resolve(false))
    })
    expect(refused).toBe(true)
  })

  it('takes over renewed files at SIGHUP, and keeps what it has if they cannot be used', async () => {
    server = await startTestServer({ env: envOf(own) })
    const { port } = server
    const trusted = own.ca + others.ca
    const first = await shown(port, trusted)
    copyFileSync(others.certificateFile, own.certificateFile)
    process.emit('SIGHUP', 'SIGHUP')
    expect((await shown(port, trusted)).fingerprint256).toBe(first.fingerprint256)
    copyFileSync(others.keyFile, own.keyFile)
    process.emit('SIGHUP', 'SIGHUP')
    await vi.waitFor(async () => {
      expect((await shown(port, trusted)).fingerprint256).not.toBe(first.fingerprint256)
    }, patienceMs)
    expect((await exchange(`https://localhost:${port}/healthz`, { ca: others.ca })).status).toBe(
      200,
    )
  })

  it('with TLS_CLIENT_CA_FILE answers only who shows a certificate of that authority', async () => {
    server = await startTestServer({ env: { ...envOf(own), TLS_CLIENT_CA_FILE: others.caFile } })
    const { port } = server
    const of = (one: Certificates) => ({
      cert: readFileSync(one.certificateFile),
      key: readFileSync(one.keyFile),
    })
    expect(await healthWith(port, of(others), own.ca)).toBe(200)
    await expect(healthWith(port, of(own), own.ca)).rejects.toThrow(/alert|reset|hang up/i)
    await expect(healthWith(port, {}, own.ca)).rejects.toThrow(/alert|reset|hang up/i)
  })

  it('stops although somebody has connected and says nothing', async () => {
    server = await startTestServer({ env: envOf(own) })
    const silent = createConnection(server.port, '127.0.0.1')
    await new Promise((resolve) => silent.once('connect', resolve))
    silent.on('error', () => {})
    const ended = new Promise((resolve) => silent.once('close', resolve))
    await server.close()
    server = undefined
    expect([true, false]).toContain(await ended)
  })

  it('says which file cannot be used, and why, before it opens anything', async () => {
    const serve = async (env: Record<string, string>) => {
      const { code, err } = await runCommand(['serve'], env)
      return [code, err]
    }
    const empty = join(own.folder, 'empty.pem')
    writeFileSync(empty, '')
    const env = envOf(own)
    const { TLS_CERTIFICATE_FILE, TLS_KEY_FILE } = env
    const cases = [
      [{ TLS_CERTIFICATE_FILE }, 'TLS_CERTIFICATE_FILE needs TLS_KEY_FILE, too'],
      [{ TLS_KEY_FILE }, 'TLS_KEY_FILE needs TLS_CERTIFICATE_FILE, too'],
      [{ TLS_CLIENT_CA_FILE: own.caFile }, 'TLS_CLIENT_CA_FILE needs TLS_CERTIFICATE_FILE, too'],
      [{ ...env, TLS_KEY_FILE: '/nowhere' }, 'TLS_KEY_FILE /nowhere: there is no such file'],
      [
        { ...env, TLS_KEY_FILE: others.keyFile },
        `TLS_KEY_FILE ${others.keyFile} is not the key of TLS_CERTIFICATE_FILE`,
      ],
      [{ ...env, TLS_CERTIFICATE_FILE: empty }, `TLS_CERTIFICATE_FILE ${empty} holds no PEM`],
      [{ ...env, TLS_KEY_FILE: own.caFile }, `TLS_KEY_FILE ${own.caFile} holds no PEM`],
      [{ ...env, TLS_CLIENT_CA_FILE: empty }, `TLS_CLIENT_CA_FILE ${empty} holds no PEM`],
    ] as const
    for (const [given, text] of cases)
      expect(await serve(given)).toEqual([3, expect.stringContaining(text)])
  })
})

it('promise 157: files that change are read again', { tags: 'all' }, async () => {
  server = await startTestServer({ env: envOf(own) })
  const trusted = own.ca + others.ca
  const first = await shown(server.port, trusted)
  copyFileSync(others.keyFile, own.keyFile)
  copyFileSync(others.certificateFile, own.certificateFile)
  await vi.waitFor(async () => {
    const now = await shown(server?.port ?? 0, trusted)
    expect(now.fingerprint256).not.toBe(first.fingerprint256)
  }, patienceMs)
})
