import { createHash } from 'node:crypto'
import { directionOf, type Language } from '@vestibule/api-client/contract'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { varyOfPages } from '../languages/page-language.ts'
import type { AppEnv } from './app-env.ts'
import { escapeHtml } from './escape-html.ts'

const style = `
:root { color-scheme: light dark; --vb-fg: #191c22; --vb-muted: #5e6269; --vb-bg: #fff; --vb-link: #2654b7 }
@media (prefers-color-scheme: dark) { :root { --vb-fg: #f0f2f7; --vb-muted: #a4a8af; --vb-bg: #13161c; --vb-link: #76a4fe } }
body { margin: 0; background: var(--vb-bg); color: var(--vb-fg); font: 16px/24px Inter, system-ui, sans-serif }
main { max-width: 480px; margin-inline: auto; padding: 96px 16px; overflow-wrap: anywhere }
h1 { margin: 0 0 8px; font-size: 24px; line-height: 32px; font-weight: 600 }
p, ul { margin: 0 0 16px; color: var(--vb-muted) }
dt { font-weight: 500 }
dd { margin: 0 0 8px; color: var(--vb-muted) }
a { color: var(--vb-link) }
button { padding: 8px 16px; border: 0; border-radius: 6px; background: var(--vb-link); color: var(--vb-bg); font: inherit; font-weight: 500; cursor: pointer }
:focus-visible { outline: 2px solid var(--vb-link); outline-offset: 2px }
@media print { main { max-width: none; padding: 0 } }
`

/**
 * The content security policy of plain pages: only the style with this hash applies, forms are sent to this origin
 * only, and nothing else loads or runs. `sendPlainPage` also allows scripts of this origin if the page has one.
 */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
].join('; ')

interface PlainPage {
  /** Language of all texts of the page. */
  readonly language: Language
  readonly heading: string
  readonly text: string
  /** HTML of the links or buttons by which the person can go on. */
  readonly action: string
  /** Path of a script of this origin that the page loads. Absent: no script may run. */
  readonly script?: string
}

/**
 * Sends an HTML page that needs no code of the web apps, such as an error page. `ancestors`: origins that may show the
 * page in a frame; default: none.
 */
export function sendPlainPage(
  c: Context<AppEnv>,
  page: PlainPage,
  status: ContentfulStatusCode = 200,
  ancestors = "'none'",
): Response {
  c.header('Vary', varyOfPages, { append: true })
  const scripts = page.script === undefined ? '' : "; script-src 'self'"
  c.header('Content-Security-Policy', `${policy}${scripts}; frame-ancestors ${ancestors}`)
  return c.html(plainPage(page), status)
}

function plainPage({ language, heading, text, action, script }: PlainPage): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(heading)}</title>
<style>${style}</style>
${script === undefined ? '' : `<script src="${escapeHtml(script)}" defer></script>\n`}</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(text)}</p>
${action}
</main>
</body>
</html>
`
}
