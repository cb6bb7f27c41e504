import { escapeHtml } from '../http/escape-html.ts'
import type { OutboxMail } from './outbox.ts'

/** A page for developers: the newest mail is open, the others unfold. */
export function outboxPage(mails: readonly OutboxMail[]): string {
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Outbox · Vestibule</title>
<link rel="stylesheet" href="/_outbox/styles.css">
</head>
<body>
<header>
<h1>Outbox</h1>
<p>${mails.length === 0 ? 'No mail yet.' : count} No mail server is configured, so mails are kept here. <a href="/_outbox/">Refresh</a></p>
</header>
<main>
${mails.map(mailItem).join('\n')}
</main>
</body>
</html>
`
}

function mailItem(mail: OutboxMail, index: number): string {
  const time = mail.createdAt.toISOString()
  const subject = escapeHtml(mail.subject)
  return `<details${index === 0 ? ' open' : ''}>
<summary>
<span class="subject">${subject}</span>
<span class="to">${escapeHtml(mail.recipient)}</span>
<time datetime="${time}">${time.slice(0, 19).replace('T', ' ')} UTC</time>
</summary>
<iframe src="/_outbox/mails/${mail.id}" title="${subject}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>
<details class="plain">
<summary>Plain text</summary>
<pre>${escapeHtml(mail.text)}</pre>
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
iframe { display: block; width: 100%; height: 520px; border: 0; border-block: 1px solid var(--vb-line); background: #f7f9fd }
.plain > summary { padding: 8px 16px; color: var(--vb-muted); font-size: 14px; cursor: pointer }
pre { margin: 0; padding: 0 16px 16px; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/20px ui-monospace, monospace }
@media (max-width: 600px) { main > details > summary { grid-template-columns: 1fr } time { grid-column: 1; grid-row: auto; line-height: 20px } }
`
