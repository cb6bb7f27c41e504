import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

const marked = new Marked({ async: false, gfm: true })

const allowedTags =
  'h1 h2 h3 h4 h5 h6 p br hr blockquote pre code kbd ul ol li dl dt dd strong em b i s del sub sup a span table thead tbody tr th td caption'.split(
    ' ',
  )

const align = ['left', 'right', 'center']

/** A line that opens over a hundred quotes or lists in one another: whether the stack holds them is luck. */
const tooDeep = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){101}/m

/**
 * Markdown as its readers see it: text with headings, lists, tables, code and links; nothing that runs,
 * loads, submits or restyles. Images are shown as their text, for a page without an origin may load none.
 * Null where it is nested too deeply. A text of marks alone takes minutes: only the thread of
 * `render-thread.ts` calls it.
 */
export function renderMarkdown(markdown: string): string | null {
  if (tooDeep.test(markdown)) return null
  try {
    return sanitized(markdown)
  } catch (error) {
    // The stack is full: there are other ways to nest.
    if (error instanceof RangeError) return null
    throw error
  }
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
