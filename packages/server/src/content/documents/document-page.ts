import { createHash } from 'node:crypto'
import { directionOf, type Language } from '@vestibule/api-client/contract'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { pageTexts } from '../../platform/languages/pages/page-texts.ts'
import type { InLanguage, StoredDocument } from './document-queries.ts'

const dark =
  '--vb-fg: #f0f2f7; --vb-muted: #a4a8af; --vb-bg: #13161c; --vb-field: #22262e; --vb-line: #282b31; --vb-link: #76a4fe; --vb-tint: #121d35'

/**
 * The style of document pages. Pages look like the preview in docs-panel, so that authors see what readers will see. A
 * test compares the two styles.
 */
const style = `
:root { color-scheme: light dark; --vb-fg: #191c22; --vb-muted: #5e6269; --vb-bg: #fff; --vb-field: #f0f2f7; --vb-line: #e1e3e7; --vb-link: #3367d6; --vb-tint: #f3f7ff }
@media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { ${dark} } }
:root[data-theme=dark] { color-scheme: dark; ${dark} }
:root[data-theme=light] { color-scheme: light }
* { box-sizing: border-box }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100% }
body { margin: 0; background: var(--vb-bg); color: var(--vb-fg); font: 16px/24px 'Inter Variable', 'Inter Fallback', 'Inter Fallback Linux', system-ui, sans-serif; letter-spacing: -.009em; overflow-wrap: break-word }
main { max-width: 712px; margin-inline: auto; padding: 32px 16px 48px }
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
a { color: var(--vb-link); text-underline-offset: 2px }
strong, b { font-weight: 600 }
hr { margin: 32px 0; border: 0; border-top: 1px solid var(--vb-line) }
blockquote { padding: 8px 16px; border-inline-start: 2px solid var(--vb-link); border-radius: 0 6px 6px 0; background: var(--vb-tint) }
blockquote > :last-child { margin-block-end: 0 }
code, kbd, pre { font: 14px/20px ui-monospace, 'SF Mono', Menlo, Consolas, 'Noto Sans Mono', 'Liberation Mono', monospace; letter-spacing: 0 }
code, kbd { padding: 2px 4px; border-radius: 4px; background: var(--vb-field); font-size: .875em }
kbd { border: 1px solid var(--vb-line) }
pre { padding: 16px; border-radius: 6px; background: var(--vb-field); overflow-x: auto }
pre code { padding: 0; background: none; font-size: inherit }
.scroll { overflow-x: auto; border: 1px solid var(--vb-line); border-radius: 6px }
table { width: 100%; border-collapse: collapse; font-size: 14px; line-height: 20px; font-variant-numeric: tabular-nums }
caption { padding: 8px 16px; color: var(--vb-muted); text-align: start }
th, td { padding: 8px 16px; border-block-end: 1px solid var(--vb-line); text-align: start; vertical-align: top }
th[align=right], td[align=right] { text-align: end }
th[align=center], td[align=center] { text-align: center }
th { background: var(--vb-field); font-weight: 500 }
tbody tr:last-child > * { border-block-end: 0 }
:focus-visible { outline: 2px solid var(--vb-link); outline-offset: 2px; border-radius: 4px }
body:focus-visible { outline-offset: -2px }
@media (max-width: 600px) { h1 { font-size: 24px; line-height: 32px } h2 { font-size: 20px; line-height: 28px } h3 { font-size: 16px; line-height: 24px } }
@media print { main { max-width: none; padding: 0 } }
`
/** The platform's font, and fallbacks to Arial or DejaVu, scaled to the same metrics, until the font is loaded. */
const fontFaces = (path: string) => `
@font-face { font-family: 'Inter Variable'; font-weight: 100 900; font-display: swap; src: url('${path}') format('woff2') }
@font-face { font-family: 'Inter Fallback'; src: local('Arial'), local('Liberation Sans'); size-adjust: 107.12%; ascent-override: 90.44%; descent-override: 22.52%; line-gap-override: 0% }
@font-face { font-family: 'Inter Fallback Linux'; font-weight: 100 599; src: local('DejaVu Sans'); size-adjust: 86.1%; ascent-override: 112.5%; descent-override: 28%; line-gap-override: 0% }
@font-face { font-family: 'Inter Fallback Linux'; font-weight: 600 900; src: local('DejaVu Sans Bold'); size-adjust: 78.8%; ascent-override: 122.9%; descent-override: 30.6%; line-gap-override: 0% }
`

export interface DocumentPages {
  readonly headers: Readonly<Record<string, string>>
  /**
   * Makes a complete page from a document's HTML. Without `theme` the page follows the system's theme: in a frame with
   * an opaque origin it cannot see which theme the page around the frame has. The body can be focused, because Tab
   * skips a frame with nothing to focus, and the keyboard could then not scroll the page.
   */
  page(
    document: Pick<InLanguage<StoredDocument>, 'additionalMeta' | 'elementId' | 'language'>,
    html: string,
    theme?: 'light' | 'dark',
  ): string
}

/**
 * Creates the renderer of document pages. `fontPath`: path of the platform's font; null: this server has none.
 * `ofPlatform`: the language of documents in their original text.
 */
export function documentPages(fontPath: string | null, ofPlatform: Language): DocumentPages {
  const styles = fontPath === null ? style : fontFaces(fontPath) + style
  const styleHash = createHash('sha256').update(styles).digest('base64')
  return {
    /**
     * Put the page in a sandbox with an opaque origin: nothing runs, submits or loads except the font. The inline style
     * is allowed by its hash. A style sheet is not used, because `Cross-Origin-Resource-Policy` would block it for an
     * opaque origin.
     */
    headers: {
      'Content-Security-Policy': [
        "default-src 'none'",
        `style-src 'sha256-${styleHash}'`,
        ...(fontPath === null ? [] : ["font-src 'self'"]),
        "form-action 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
        'sandbox allow-popups allow-popups-to-escape-sandbox',
      ].join('; '),
      'X-Frame-Options': 'SAMEORIGIN',
    },
    page({ additionalMeta, elementId, language: own }, html, theme) {
      const language = own ?? ofPlatform
      return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(additionalMeta.title ?? elementId)}</title>
<style>${styles}</style>
</head>
<body tabindex="0">
<main>
${withScrolling(html, pageTexts[language].document.table)}
</main>
</body>
</html>
`
    },
  }
}

/**
 * Wraps tables in elements that scroll, and makes code blocks focusable, so that wide ones scroll on their own, also by
 * keyboard. `label`: name of the tables for screen readers.
 */
function withScrolling(html: string, label: string): string {
  return html
    .replaceAll(
      '<table>',
      `<div class="scroll" role="region" aria-label="${label}" tabindex="0"><table>`,
    )
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">')
}
