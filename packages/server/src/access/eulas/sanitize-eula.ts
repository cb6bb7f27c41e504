import sanitizeHtml from 'sanitize-html'

const allowedTags =
  'h1 h2 h3 h4 h5 h6 p br hr blockquote pre code ul ol li dl dt dd strong em b i u s sub sup a table thead tbody tr th td caption'.split(
    ' ',
  )

/**
 * Removes from the HTML of terms everything that runs, loads, submits or restyles. Keeps text with headings, lists,
 * tables and links.
 */
export function sanitizeEula(html: string): string {
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { a: ['href', 'rel'], th: ['scope'], ol: ['start'] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      a: (tagName, { href }): sanitizeHtml.Tag => ({
        tagName,
        attribs: href === undefined ? {} : { href, rel: 'noopener noreferrer' },
      }),
    },
  })
}
