import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

const marked = new Marked({ async: false, gfm: true })

const allowedTags =
  'h1 h2 h3 h4 h5 h6 p br hr blockquote pre code kbd ul ol li dl dt dd strong em b i s del sub sup a span table thead tbody tr th td caption'.split(
    ' ',
  )

const align = ['left', 'right', 'center']

/**
 * Matches a line that opens more than 100 nested quotes or lists, on which the Markdown parser may overflow the stack.
 */
const tooDeep = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){101}/m

/**
 * Renders Markdown to HTML with headings, lists, tables, code and links, but nothing that runs, loads, submits or
 * restyles. Images are replaced by their alternative text, because a page with an opaque origin cannot load them.
 * Returns null if the text is nested too deeply. Call it in the thread of `render-thread.ts` only: a text full of
 * emphasis marks can take minutes.
 */
export function renderMarkdown(markdown: string): string | null {
  if (tooDeep.test(markdown)) return null
  try {
    return sanitized(markdown)
  } catch (error) {
    // The stack has overflowed on nesting that `tooDeep` does not match.
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
        // Open links in a new tab, not in the page or frame that shows the document.
        attribs: href === undefined ? {} : { href, target: '_blank', rel: 'noopener noreferrer' },
      }),
      img: (_tagName, { alt = '' }): sanitizeHtml.Tag => ({
        tagName: 'span',
        attribs: {},
        text: alt,
      }),
      // Show the boxes of task lists as characters, because an `<input>` would be a form field without a name.
      input: (_tagName, { type, checked }): sanitizeHtml.Tag => ({
        tagName: 'span',
        attribs: {},
        text: type !== 'checkbox' ? '' : checked === undefined ? '☐' : '☑',
      }),
    },
  }).trim()
}
