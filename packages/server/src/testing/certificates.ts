import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeCertificatesFile } from '../cli/inner-certificates.ts'

/** Certificates of a private authority, made with the script of `vestibule init`. */
export interface Certificates {
  readonly folder: string
  /** Path of the certificate of the authority. */
  readonly caFile: string
  readonly ca: string
  readonly certificateFile: string
  readonly keyFile: string
  remove(): void
}

export function makeCertificates(): Certificates {
  const folder = mkdtempSync(join(tmpdir(), 'vestibule-certificates-'))
  const script = join(folder, 'make-certificates.sh')
  writeFileSync(script, makeCertificatesFile)
  execFileSync('sh', [script, folder], { stdio: ['ignore', 'ignore', 'pipe'] })
  const path = (name: string) => join(folder, name)
  return {
    folder,
    caFile: path('ca.pem'),
    ca: readFileSync(path('ca.pem'), 'utf8'),
    certificateFile: path('server.pem'),
    keyFile: path('server.key'),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
