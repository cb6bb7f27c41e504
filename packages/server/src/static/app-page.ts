import { brotliCompressSync, gzipSync } from 'node:zlib'
import { pageConfigId } from '@vestibule/api-client/contract'
import { policyOfPage } from '../http/content-security-policy.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { staticFile, type Encoding, type StaticFile } from './static-files.ts'

/** Where a page wants the element: a comment, or the element itself, empty. */
const place = /<!--vestibule-config-->|<script[^>]*id="vestibule-config"[^>]*><\/script>/

/** Where a prerendered page wants a name of the platform, such as `{{appName}}`. */
const namePlace = /\{\{(appName|providerName)\}\}/g

/** The names that a prerendered page shows before its code arrives. */
export type PageNames = Readonly<Record<'appName' | 'providerName', string>>

/**
 * A page of an app with its configuration inlined and the platform's names in their places. A block of JSON is
 * data, not script, so that the content security policy stays as strict as it is. Throws if the page has no place for it.
 */
export function appPage(
  page: StaticFile,
  config: Readonly<Record<string, unknown>>,
  names: PageNames,
): StaticFile {
  // `<` would let a value close the element.
  const json = JSON.stringify(config).replaceAll('<', String.raw`\u003c`)
  const element = `<script type="application/json" id="${pageConfigId}">${json}</script>`
  const html = Buffer.from(page.body).toString('utf8')
  if (!place.test(html)) throw new Error('A page of an app has no place for its configuration')
  const named = html.replace(namePlace, (_, name: keyof PageNames) => escapeHtml(names[name]))
  const body = Buffer.from(named.replace(place, () => element))
  // Of the page as it was built: what a setting holds adds nothing to the policy.
  return { ...compressedOnDemand(staticFile(page.type, body)), policy: policyOfPage(html) }
}

const compress = { br: brotliCompressSync, gzip: gzipSync }
/** By encoding and etag. The servers of a process, of which tests have hundreds, serve the same pages. */
const compressed = new Map<string, Uint8Array<ArrayBuffer>>()

/** Brotli takes longer for the pages than all the rest of a start, and most pages are never asked for. */
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
