import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { escapeHtml } from '../mail/escape-html.ts'
import { withinTime } from './time-limit.ts'

const marked = new Marked({ async: false, gfm: true })

const allowedTags =
  'h1 h2 h3 h4 h5 h6 p br hr blockquote pre code kbd ul ol li dl dt dd strong em b i s del sub sup a span table thead tbody tr th td caption'.split(
    ' ',
  )

const align = ['left', 'right', 'center']

/** Several times what an ordinary text of this length takes; one made of nothing but marks may take minutes. */
const limitMs = (markdown: string) => 500 + markdown.length / 200

/** Whatever stands in a text of so many characters, it takes milliseconds; most notes are shorter. */
const shortLength = 2000

/** A line that opens over a hundred quotes or lists in one another: whether the stack holds them is luck. */
const tooDeep = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){101}/m

/** What to say of a text for which `renderMarkdown` has no answer. */
export const unrenderable =
  'This text cannot be shown: it is nested too deeply, or has too many marks. Use fewer, or split it.'

/**
 * Markdown as its readers see it: text with headings, lists, tables, code and links; nothing that runs,
 * loads, submits or restyles. Images are shown as their text, for a page without an origin may load none.
 * Null where it is nested too deeply or takes too long.
 */
export function renderMarkdown(markdown: string): string | null {
  if (tooDeep.test(markdown)) return null
  try {
    const render = () => sanitized(markdown)
    return markdown.length <= shortLength ? render() : withinTime(limitMs(markdown), render)
  } catch (error) {
    // The stack is full: there are other ways to nest.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** As `renderMarkdown`; a stored text that cannot be rendered is shown as it was written. */
export function showMarkdown(markdown: string): string {
  return renderMarkdown(markdown) ?? `<pre>${escapeHtml(markdown)}</pre>`
}

function sanitized(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown) as string, {
    allowedTags,
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      ol: ['start'],
      th: [{ name: 'align', values: align }],
      td: [{ name: 'align', values: align }],
    },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      a: (tagName, { href }): sanitizeHtml.Tag => ({
        tagName,
        // A link must not take the place of the page or frame in which the note is read.
        attribs: href === undefined ? {} : { href, target: '_blank', rel: 'noopener noreferrer' },
      }),
      img: (_tagName, { alt = '' }): sanitizeHtml.Tag => ({
        tagName: 'span',
        attribs: {},
        text: alt,
      }),
      // Task lists; the box itself would be a form field without a name.
      input: (_tagName, { type, checked }): sanitizeHtml.Tag => ({
        tagName: 'span',
        attribs: {},
        text: type !== 'checkbox' ? '' : checked === undefined ? '☐' : '☑',
      }),
    },
  }).trim()
}
