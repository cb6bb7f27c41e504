import { directionOf, type Language } from '@vestibule/api-client/contract'
import { escapeHtml } from '../http/escape-html.ts'
import type { Mail } from './mailer.ts'
import { platformMark } from './with-platform-name.ts'

/** Contents of a mail, from which `composeMail` makes both the text and the HTML version. */
export interface MailContent {
  /** Language of all texts of the mail. */
  readonly language: Language
  readonly to: string
  /** Subject of the mail. Default: the heading. */
  readonly subject?: string
  readonly heading: string
  /**
   * Short text that mail programs show beside the subject in their lists of mails. The opened mail does not show it.
   */
  readonly preview: string
  readonly paragraphs: readonly string[]
  /** Text that a person has written, in any language, with its line breaks. */
  readonly quote?: string
  /** A code for the recipient to type, which stands on a line of its own. */
  readonly code?: string
  /** A link: a button in the HTML version, the full address in the text version. */
  readonly action?: { readonly label: string; readonly url: string }
  /** The last paragraph, in small print: usually what readers shall do if they did not cause the mail. */
  readonly closing: string
}

const style = {
  body: 'margin:0;padding:32px 16px;background:#f7f9fd;color:#191c22;font:16px/24px Inter,system-ui,-apple-system,"Segoe UI",sans-serif',
  card: 'max-width:500px;margin:0 auto;padding:32px;background:#fff;border:1px solid #e1e3e7;border-radius:6px',
  brand: 'margin:0 0 24px;color:#3367d6;font-size:14px;line-height:20px;font-weight:600',
  heading: 'margin:0 0 16px;font-size:24px;line-height:32px;font-weight:600',
  text: 'margin:0 0 16px',
  quote:
    'margin:0 0 16px;padding:0 16px;border:solid #e1e3e7;border-width:0 4px;white-space:pre-wrap;overflow-wrap:anywhere',
  code: 'margin:24px 0;padding:16px;background:#f0f2f7;border-radius:6px;text-align:center;font:600 32px/40px ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px',
  button:
    'display:inline-block;padding:10px 24px;background:#3367d6;color:#fff;border-radius:6px;text-decoration:none;font-weight:500',
  small:
    'margin:24px 0 0;padding-top:16px;border-top:1px solid #e1e3e7;color:#5e6269;font-size:14px;line-height:20px',
  hidden: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
}

export function composeMail(content: MailContent): Mail {
  const { language, to, heading, subject = heading } = content
  return { language, to, subject, text: textOf(content), html: htmlOf(content, subject) }
}

function textOf({ heading, paragraphs, quote, code, action, closing }: MailContent): string {
  const blocks = [
    heading,
    ...paragraphs,
    ...(quote === undefined ? [] : [quote]),
    ...(code === undefined ? [] : [code]),
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    `-- \n${closing}\n${platformMark}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

function htmlOf(content: MailContent, subject: string) {
  const { language, heading, preview, paragraphs, quote, code, action, closing } = content
  const paragraph = (text: string) => `<p style="${style.text}">${escapeHtml(text)}</p>`
  const button = (label: string, url: string) =>
    `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style='${style.button}'>${escapeHtml(label)}</a></p>
<p dir="ltr" style="margin:0;color:#5e6269;font-size:14px;line-height:20px;word-break:break-all">${escapeHtml(url)}</p>`
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style='${style.body}'>
<div style="${style.hidden}">${escapeHtml(preview)}</div>
<div style="${style.card}">
<p style="${style.brand}" translate="no">${platformMark}</p>
<h1 style="${style.heading}">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${quote === undefined ? '' : `<div dir="auto" style="${style.quote}">${escapeHtml(quote)}</div>`}
${code === undefined ? '' : `<p dir="ltr" translate="no" style="${style.code}">${escapeHtml(code)}</p>`}
${action === undefined ? '' : button(action.label, action.url)}
<p style="${style.small}">${escapeHtml(closing)}<br>
<span translate="no">${platformMark}</span></p>
</div>
</body>
</html>
`
}
