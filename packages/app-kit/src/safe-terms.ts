import createDOMPurify, { type DOMPurify } from 'dompurify'

let purify: DOMPurify | undefined

/**
 * Sanitises the HTML of terms a second time, after the server. Text, its structure and links remain; links open in a
 * new tab.
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
 * While the browser parses HTML, it reports every event handler and style to the content security policy, even if
 * they are removed afterwards. This removes most of them first, to avoid the reports. It is not what makes the HTML
 * safe.
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
