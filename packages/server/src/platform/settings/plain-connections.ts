import { isLoopbackHost } from '../http/client-address.ts'
import { addressesOf } from '../db/database-url.ts'

/** Kinds of connections that may be without TLS in production if the setting `PLAIN_CONNECTIONS` names them. */
export const plainConnections = ['database', 'smtp', 'events', 'telemetry'] as const

interface Connections {
  readonly databaseUrl: string | null
  readonly databaseMigrationUrl: string | null
  readonly smtpUrl: string | null
  readonly eventsUrl: string | null
  readonly telemetryUrl: string | null
  /** Kinds of connections that the operator allows to be without TLS. */
  readonly plainConnections: readonly (typeof plainConnections)[number][]
}

/**
 * Returns a message for each connection to another machine that has no TLS, or does not check who answers: others on
 * the network could read or imitate it. Connections that `PLAIN_CONNECTIONS` allows are no mistake.
 */
export function plainConnectionMistakes(settings: Connections): string[] {
  const allowed = new Set<string>(settings.plainConnections)
  const databases = {
    DATABASE_URL: 'databaseUrl',
    DATABASE_MIGRATION_URL: 'databaseMigrationUrl',
  } as const
  const ofDatabases = Object.entries(databases)
    .filter(([, field]) => !allowed.has('database') && isPlainDatabase(settings[field] ?? ''))
    .map(
      ([name]) =>
        `${name} needs sslmode=verify-full, or others on the network can read it and answer for it; if that network is your own, set PLAIN_CONNECTIONS=database`,
    )
  const isPlainMail = !allowed.has('smtp') && isPlainSmtp(settings.smtpUrl ?? 'smtps://localhost')
  const ofMail =
    'SMTP_URL must begin with smtps:// or end with ?requireTLS=true, or others on the network can read codes and links; if that network is your own, set PLAIN_CONNECTIONS=smtp'
  const ofHttp = [
    ['EVENTS_URL', settings.eventsUrl, 'events', 'who does what'],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      settings.telemetryUrl,
      'telemetry',
      'what is asked, and the key',
    ],
  ] as const
  const plainHttp = ofHttp
    .filter(([, url, kind]) => !allowed.has(kind) && isPlainHttp(url ?? 'https://localhost'))
    .map(
      ([name, , kind, what]) =>
        `${name} must begin with https://, or others on the network can read ${what}; if that network is your own, set PLAIN_CONNECTIONS=${kind}`,
    )
  return [...ofDatabases, ...(isPlainMail ? [ofMail] : []), ...plainHttp]
}

/** Whether a host name in an address means this machine. The empty name means a Unix socket. */
const isHere = (hostname: string) => hostname === '' || isLoopbackHost(hostname.toLowerCase())

function isPlainDatabase(url: string): boolean {
  return (addressesOf(url) ?? []).some((address) => {
    const { hostname, searchParams } = new URL(address)
    const host = searchParams.get('host') ?? hostname
    const isSocket = host.startsWith('/')
    return !isSocket && !isHere(host) && searchParams.get('sslmode') !== 'verify-full'
  })
}

function isPlainSmtp(url: string): boolean {
  const { protocol, hostname, searchParams } = new URL(url)
  const isRequired = protocol === 'smtps:' || searchParams.get('requireTLS') === 'true'
  // Options in the address by which nodemailer turns off TLS or does not check the certificate.
  const isWeakened = ['ignoreTLS', 'tls.rejectUnauthorized'].some((name) => searchParams.has(name))
  return !isHere(hostname) && (isWeakened || !isRequired)
}

function isPlainHttp(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol !== 'https:' && !isHere(hostname)
}
