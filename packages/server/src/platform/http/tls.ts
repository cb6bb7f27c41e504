import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { unwatchFile, watchFile } from 'node:fs'
import type { Server, ServerOptions } from 'node:https'
import { createSecureContext } from 'node:tls'
import type { Logger } from 'pino'
import { SettingsError, type Settings } from '../settings/settings.ts'
import type { TlsFiles } from '../settings/tls-variables.ts'
import { whyUnreadable } from '../why-unreadable.ts'

/**
 * Milliseconds between two checks whether the certificate files have changed. The operating system's file events are
 * not used, because mounted volumes may send none.
 */
const lookMs = 5000

/** The server's certificate chain, its key, and the authorities that sign client certificates, as PEM. */
export interface TlsMaterial {
  readonly cert: Buffer
  readonly key: Buffer
  readonly ca?: Buffer
}

/** Reads the TLS files that the settings name. Throws SettingsError, which says which file cannot be used and why. */
export async function readTls({ certificate, key, clientCa }: TlsFiles): Promise<TlsMaterial> {
  const material = {
    cert: await contentOf('TLS_CERTIFICATE_FILE', certificate),
    key: await contentOf('TLS_KEY_FILE', key),
    ...(clientCa !== null && { ca: await contentOf('TLS_CLIENT_CA_FILE', clientCa) }),
  }
  const parts = [
    ['TLS_CERTIFICATE_FILE', certificate, { cert: material.cert }],
    ['TLS_KEY_FILE', key, { key: material.key }],
    ['TLS_KEY_FILE', key, material],
  ] as const
  for (const [name, file, part] of parts) {
    try {
      createSecureContext(part)
    } catch (error) {
      throw new SettingsError([`${name} ${file} ${sentenceOf(error as NodeJS.ErrnoException)}`])
    }
  }
  if (material.ca !== undefined) certificateIn('TLS_CLIENT_CA_FILE', clientCa ?? '', material.ca)
  return material
}

/** Throws SettingsError if the settings name TLS files that cannot be used. */
export async function requireTls({ tls }: Pick<Settings, 'tls'>) {
  if (tls !== null) await readTls(tls)
}

/**
 * Reads the server's own certificate, which is the first one in the certificate file. Throws SettingsError if the file
 * cannot be used.
 */
export async function readCertificate({ certificate }: TlsFiles): Promise<X509Certificate> {
  const name = 'TLS_CERTIFICATE_FILE'
  return certificateIn(name, certificate, await contentOf(name, certificate))
}

/**
 * Node's options for a TLS server. If `material` has authorities for client certificates, clients without a certificate
 * of these authorities are refused.
 */
export function tlsOptions(material: TlsMaterial): ServerOptions {
  const isMutual = material.ca !== undefined
  // Milliseconds in which a client must complete the TLS handshake. Otherwise its connection is closed.
  const handshakeTimeout = 10_000
  return {
    ...material,
    handshakeTimeout,
    minVersion: 'TLSv1.2',
    requestCert: isMutual,
    rejectUnauthorized: isMutual,
  }
}

/**
 * Loads the server's TLS files again when they change, and at SIGHUP. If the new ones cannot be used, the server keeps
 * the former ones. Returns a function that stops watching the files.
 */
export function followTls(server: Server, files: TlsFiles, log: Logger): () => void {
  const take = async () => {
    try {
      server.setSecureContext(tlsOptions(await readTls(files)))
      log.info('the TLS certificate was read again')
    } catch (error) {
      // Only log the error: key and certificate are written one after the other, so the next change may make both fit.
      log.error({ reason: (error as Error).message }, 'the TLS certificate stays as it was')
    }
  }
  const changed = () => void take()
  const all = [files.certificate, files.key, files.clientCa].filter((file) => file !== null)
  for (const file of all) watchFile(file, { interval: lookMs, persistent: false }, changed)
  process.on('SIGHUP', changed)
  return () => {
    for (const file of all) unwatchFile(file, changed)
    process.off('SIGHUP', changed)
  }
}

async function contentOf(name: string, file: string): Promise<Buffer> {
  return readFile(file).catch((error: unknown) => {
    throw new SettingsError([`${name} ${file}: ${whyUnreadable(error)}`])
  })
}

function certificateIn(name: string, file: string, content: Buffer): X509Certificate {
  try {
    return new X509Certificate(content)
  } catch {
    throw new SettingsError([`${name} ${file} ${noPem}`])
  }
}

const noPem = 'holds no PEM of this kind'

function sentenceOf({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ERR_OSSL_X509_KEY_VALUES_MISMATCH') return 'is not the key of TLS_CERTIFICATE_FILE'
  if (code === 'ERR_OSSL_PEM_NO_START_LINE' || code === 'ERR_OSSL_UNSUPPORTED') return noPem
  return `cannot be used: ${message}`
}
