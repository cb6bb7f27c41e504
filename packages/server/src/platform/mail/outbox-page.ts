import { directionOf, type Language } from '@vestibule/api-client/contract'
import { escapeHtml } from '../http/escape-html.ts'
import { pageTexts, type PageTexts } from '../languages/pages/page-texts.ts'
import type { OutboxMail } from './outbox.ts'

/**
 * The HTML of the page on which developers read mails that were stored instead of sent: the newest is open, the others
 * can be unfolded.
 */
export function outboxPage(mails: readonly OutboxMail[], language: Language): string {
  const texts = pageTexts[language].outbox
  const count = mails.length === 0 ? texts.none : texts.count({ count: mails.length })
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${texts.heading} · Vestibule</title>
<link rel="stylesheet" href="/_outbox/styles.css">
</head>
<body>
<header>
<h1>${texts.heading}</h1>
<p>${count} ${texts.why} <a href="/_outbox/">${texts.refresh}</a></p>
</header>
<main>
${mails.map((mail, index) => mailItem(mail, index === 0, texts)).join('\n')}
</main>
</body>
</html>
`
}

function mailItem(mail: OutboxMail, isOpen: boolean, texts: PageTexts['outbox']): string {
  const time = mail.createdAt.toISOString()
  const subject = escapeHtml(mail.subject)
  return `<details${isOpen ? ' open' : ''}>
<summary>
<span class="subject" lang="${mail.language}" dir="auto">${subject}</span>
<span class="to"><bdi>${escapeHtml(mail.recipient)}</bdi></span>
<time datetime="${time}" dir="ltr">${time.slice(0, 19).replace('T', ' ')} UTC</time>
</summary>
<iframe src="/_outbox/mails/${mail.id}" title="${subject}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>
<details class="plain">
<summary>${texts.plainText}</summary>
<pre lang="${mail.language}" dir="auto">${escapeHtml(mail.text)}</pre>
</details>
</details>`
}

export const outboxStyles = `
:root { color-scheme: light dark; --vb-fg: #191c22; --vb-muted: #5e6269; --vb-bg: #f7f9fd; --vb-card: #fff; --vb-line: #e1e3e7; --vb-link: #3367d6 }
@media (prefers-color-scheme: dark) {
  :root { --vb-fg: #f0f2f7; --vb-muted: #a4a8af; --vb-bg: #0e1116; --vb-card: #13161c; --vb-line: #282b31; --vb-link: #76a4fe }
}
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 780px; padding: 48px 16px; background: var(--vb-bg); color: var(--vb-fg); font: 16px/24px Inter, system-ui, sans-serif }
h1 { margin: 0; font-size: 32px; line-height: 40px; font-weight: 600; letter-spacing: -.018em }
header p { margin: 4px 0 32px; color: var(--vb-muted) }
a { color: var(--vb-link) }
main > details { margin-bottom: 8px; border: 1px solid var(--vb-line); border-radius: 6px; background: var(--vb-card) }
main > details > summary { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 12px 16px; cursor: pointer; list-style: none }
summary::-webkit-details-marker { display: none }
summary:focus-visible { outline: 2px solid var(--vb-link); outline-offset: 2px; border-radius: 6px }
.subject { font-weight: 500; overflow-wrap: anywhere }
.to { grid-column: 1; color: var(--vb-muted); font-size: 14px; line-height: 20px; overflow-wrap: anywhere }
time { grid-column: 2; grid-row: 1; color: var(--vb-muted); font-size: 12px; line-height: 24px; font-variant-numeric: tabular-nums }
time { text-align: start }
iframe { display: block; width: 100%; height: 520px; border: 0; border-block: 1px solid var(--vb-line); background: #f7f9fd }
.plain > summary { padding: 8px 16px; color: var(--vb-muted); font-size: 14px; cursor: pointer }
pre { margin: 0; padding: 0 16px 16px; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/20px ui-monospace, monospace }
@media (max-width: 600px) { main > details > summary { grid-template-columns: 1fr } time { grid-column: 1; grid-row: auto; line-height: 20px } }
`
