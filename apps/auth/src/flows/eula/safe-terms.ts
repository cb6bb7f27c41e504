import createDOMPurify, { type DOMPurify } from 'dompurify'

let purify: DOMPurify | undefined

/**
 * Terms as HTML that is safe to show. The server has sanitised them; this is the second lock. Only text, its
 * structure and links are left, and links open a new tab.
 */
export function safeTerms(html: string): string {
  purify ??= makePurify()
  return purify.sanitize(withoutRefused(html), {
    USE_PROFILES: { html: true },
    FORBID_TAGS: [
      'style',
      'form',
      'input',
      'button',
      'textarea',
      'select',
      'img',
      'video',
      'audio',
    ],
    FORBID_ATTR: ['style', 'id', 'class', 'name', 'srcset', 'background'],
    ALLOW_DATA_ATTR: false,
  })
}

/**
 * The browser reports each handler and style to the content security policy while it parses the text, before either
 * could be taken out. Only the reports are spared here: what is safe is decided afterwards.
 */
function withoutRefused(html: string): string {
  return html.replace(/<[a-z][^>]*>/gi, (tag) =>
    tag.replace(/([\s/"'])(?:on\w+|style)\s*=/gi, '$1data-refused='),
  )
}

function makePurify(): DOMPurify {
  const own = createDOMPurify(window)
  own.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A' || !node.hasAttribute('href')) return
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer')
  })
  return own
}
