import createDOMPurify, { type DOMPurify } from 'dompurify'

let purify: DOMPurify | undefined

/**
 * Sanitises the HTML of terms of use, which the server has already sanitised, once more. Keeps text, its structure and
 * links; links open in a new tab.
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
 * Removes most event handlers and styles by a pattern before the HTML is parsed. When a browser parses them, it reports
 * each as a violation of the content security policy, even if the sanitiser removes them afterwards. This only avoids
 * the reports; the sanitiser makes the HTML safe.
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
