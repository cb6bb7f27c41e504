import { createHash } from 'node:crypto'

/**
 * The content security policy of a page. Everything must come from the origin of the page, except for images in `data:`
 * URLs. Inline scripts and styles only apply if their hashes are in `allowed`.
 */
export function contentSecurityPolicy(allowed: { script?: string; style?: string } = {}): string {
  return [
    "default-src 'none'",
    `script-src 'self'${allowed.script ?? ''}`,
    `style-src 'self'${allowed.style ?? ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * The content security policy of a page that the build has made. Besides files of the platform's origin, it allows
 * exactly the inline scripts and styles in the page's HTML.
 */
export function policyOfPage(html: string): string {
  // Match only elements without attributes: the policy does not apply to a `<script>` of JSON, which is data.
  const script = hashes(html, /<script>([^]*?)<\/script>/g)
  const style = hashes(html, /<style>([^]*?)<\/style>/g)
  return contentSecurityPolicy({ script, style })
}

function hashes(html: string, element: RegExp): string {
  return [...html.matchAll(element)]
    .map(([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join('')
}
