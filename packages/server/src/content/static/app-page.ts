import { brotliCompressSync, gzipSync } from 'node:zlib'
import { pageConfigId } from '@vestibule/api-client/contract'
import { policyOfPage } from '../../platform/http/content-security-policy.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { staticFile, type Encoding, type StaticFile } from './static-files.ts'

/** The place in a built page where the configuration is inserted: a comment, or an empty script element. */
const place = /<!--vestibule-config-->|<script[^>]*id="vestibule-config"[^>]*><\/script>/

/** Placeholder for a name of the platform in a prerendered page, such as `{{appName}}`. */
const namePlace = /\{\{(appName|providerName)\}\}/g

/** The names that a prerendered page shows until its script has loaded. */
export type PageNames = Readonly<Record<'appName' | 'providerName', string>>

/**
 * Inserts the configuration and the platform's names into an app's built page. The configuration is a JSON block, which
 * is data rather than a script, so that the content security policy need not allow it. Throws if the page has no place
 * for the configuration.
 */
export function appPage(
  page: StaticFile,
  config: Readonly<Record<string, unknown>>,
  names: PageNames,
): StaticFile {
  // Escape `<` in the JSON, so that a value cannot close the script element.
  const json = JSON.stringify(config).replaceAll('<', String.raw`\u003c`)
  const element = `<script type="application/json" id="${pageConfigId}">${json}</script>`
  const html = Buffer.from(page.body).toString('utf8')
  if (!place.test(html)) throw new Error('A page of an app has no place for its configuration')
  const named = html.replace(namePlace, (_, name: keyof PageNames) => escapeHtml(names[name]))
  const body = Buffer.from(named.replace(place, () => element))
  // Make the policy from the page as built: text from the settings must not add a script's hash to it.
  return { ...compressedOnDemand(staticFile(page.type, body)), policy: policyOfPage(html) }
}

const compress = { br: brotliCompressSync, gzip: gzipSync }
/** The compressed pages by encoding and etag. All servers of this process share them, because tests start hundreds. */
const compressed = new Map<string, Uint8Array<ArrayBuffer>>()

/**
 * Compresses a page when it is first requested. Compressing all pages by Brotli would take longer than the rest of the
 * server's start, and most of them are never requested.
 */
function compressedOnDemand(file: StaticFile): StaticFile {
  const as = (encoding: Encoding) => {
    const key = `${encoding} ${file.etag}`
    const known = compressed.get(key) ?? Uint8Array.from(compress[encoding](file.body))
    compressed.set(key, known)
    return known
  }
  return {
    ...file,
    encoded: {
      get br() {
        return as('br')
      },
      get gzip() {
        return as('gzip')
      },
    },
  }
}
