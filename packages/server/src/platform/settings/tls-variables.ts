import { text, type Variable } from './settings-schemas.ts'

/** Environment variables for TLS of the server itself, e.g. if the proxy in front of it is on another machine. */
export const tlsVariables = {
  TLS_CERTIFICATE_FILE: {
    schema: text,
    default: 'none: plain http, for a proxy with TLS in front',
    meaning: 'PEM file of the certificate to listen with, followed by those that vouch for it',
  },
  TLS_KEY_FILE: {
    schema: text,
    default: 'none',
    meaning: 'PEM file of the key of TLS_CERTIFICATE_FILE; both are read again when they change',
  },
  TLS_CLIENT_CA_FILE: {
    schema: text,
    default: 'none: any client may connect',
    meaning:
      'PEM file of the authorities whose certificates a client, such as the proxy, must show',
  },
} as const satisfies Record<string, Variable>

export interface TlsFiles {
  readonly certificate: string
  readonly key: string
  /** File with the authorities that sign client certificates. Null: clients need no certificate. */
  readonly clientCa: string | null
}

/** The TLS files that the settings name. Null: certificate or key is missing, and the server listens without TLS. */
export function tlsOf(
  certificate: string | undefined,
  key: string | undefined,
  clientCa: string | undefined,
): TlsFiles | null {
  if (certificate === undefined || key === undefined) return null
  return { certificate, key, clientCa: clientCa ?? null }
}

/** Returns a message for each TLS file that the settings lack although they name another that needs it. */
export function tlsMistakes(given: Readonly<Partial<Record<string, string>>>): string[] {
  const isSet = (name: keyof typeof tlsVariables) => given[name] !== undefined
  const needs = (name: keyof typeof tlsVariables, ...by: (keyof typeof tlsVariables)[]) =>
    by.filter((other) => isSet(other) && !isSet(name)).map((other) => `${other} needs ${name}, too`)
  return [
    ...needs('TLS_CERTIFICATE_FILE', 'TLS_KEY_FILE', 'TLS_CLIENT_CA_FILE'),
    ...needs('TLS_KEY_FILE', 'TLS_CERTIFICATE_FILE'),
  ]
}
