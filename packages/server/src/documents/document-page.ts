import { createHash } from 'node:crypto'
import { escapeHtml } from '../http/escape-html.ts'
import type { StoredDocument } from './document-queries.ts'

const dark =
  '--fg: #f0f2f7; --muted: #a4a8af; --bg: #13161c; --field: #22262e; --line: #282b31; --link: #76a4fe; --tint: #121d35'

const style = `
:root { color-scheme: light dark; --fg: #191c22; --muted: #5e6269; --bg: #fff; --field: #f0f2f7; --line: #e1e3e7; --link: #2654b7; --tint: #f3f7ff }
@media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { ${dark} } }
:root[data-theme=dark] { color-scheme: dark; ${dark} }
:root[data-theme=light] { color-scheme: light }
* { box-sizing: border-box }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100% }
body { margin: 0; background: var(--bg); color: var(--fg); font: 16px/24px Inter, system-ui, sans-serif; letter-spacing: -.009em; overflow-wrap: break-word }
main { max-width: 780px; margin-inline: auto; padding: 32px 16px 48px }
main > :first-child { margin-block-start: 0 }
h1, h2, h3, h4, h5, h6 { margin: 32px 0 8px; font-weight: 600; text-wrap: balance }
h1 { font-size: 32px; line-height: 40px; letter-spacing: -.018em }
h2 { font-size: 24px; line-height: 32px; letter-spacing: -.016em }
h3 { font-size: 20px; line-height: 28px; letter-spacing: -.014em }
h4, h5, h6 { font-size: 16px; line-height: 24px }
p, ul, ol, dl, blockquote, pre, .scroll { margin: 0 0 16px; text-wrap: pretty }
ul, ol { padding-inline-start: 24px }
li { margin-block: 4px }
li > ul, li > ol { margin-block-end: 0 }
dt { font-weight: 500 }
dd { margin: 0 0 8px 16px }
a { color: var(--link); text-underline-offset: 2px }
strong, b { font-weight: 600 }
hr { margin: 32px 0; border: 0; border-top: 1px solid var(--line) }
blockquote { padding: 8px 16px; border-inline-start: 2px solid var(--link); border-radius: 0 6px 6px 0; background: var(--tint) }
blockquote > :last-child { margin-block-end: 0 }
code, kbd, pre { font: 14px/20px ui-monospace, 'SF Mono', Menlo, Consolas, monospace; letter-spacing: 0 }
code, kbd { padding: 2px 4px; border-radius: 4px; background: var(--field); font-size: .875em }
kbd { border: 1px solid var(--line) }
pre { padding: 16px; border-radius: 6px; background: var(--field); overflow-x: auto }
pre code { padding: 0; background: none; font-size: inherit }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 6px }
table { width: 100%; border-collapse: collapse; font-size: 14px; line-height: 20px; font-variant-numeric: tabular-nums }
caption { padding: 8px 16px; color: var(--muted); text-align: start }
th, td { padding: 8px 16px; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top }
th[align=right], td[align=right] { text-align: end }
th[align=center], td[align=center] { text-align: center }
th { background: var(--field); font-weight: 500 }
tbody tr:last-child > * { border-block-end: 0 }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 4px }
body:focus-visible { outline-offset: -2px }
@media (max-width: 600px) { h1 { font-size: 24px; line-height: 32px } h2 { font-size: 20px; line-height: 28px } h3 { font-size: 16px; line-height: 24px } }
@media print { main { max-width: none; padding: 0 } }
`
const styleHash = createHash('sha256').update(style).digest('base64')

/**
 * Nothing runs, loads or submits, in an origin of its own. The style is the one text with this hash: a file
 * would not load, for `Cross-Origin-Resource-Policy` keeps files from pages without this origin.
 */
export const documentPageHeaders = {
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; '),
  'X-Frame-Options': 'SAMEORIGIN',
}

/**
 * The HTML of a document as a page that stands alone. It follows the system's theme
 * unless one is named: a frame without an origin sees nothing of the page around it. The body takes the
 * focus, for a frame with nothing to focus is passed over by Tab, and could not be scrolled by keyboard.
 */
export function documentPage(
  { additionalMeta, elementId }: Pick<StoredDocument, 'additionalMeta' | 'elementId'>,
  html: string,
  theme?: 'light' | 'dark',
): string {
  return `<!doctype html>
<html lang="en"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(additionalMeta.title ?? elementId)}</title>
<style>${style}</style>
</head>
<body tabindex="0">
<main>
${withScrolling(html)}
</main>
</body>
</html>
`
}

/** What is wider than the page scrolls by itself, and by keyboard. */
function withScrolling(html: string): string {
  return html
    .replaceAll(
      '<table>',
      '<div class="scroll" role="region" aria-label="Table" tabindex="0"><table>',
    )
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">')
}
