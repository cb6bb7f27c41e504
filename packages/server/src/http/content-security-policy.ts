import { createHash } from 'node:crypto'

/** Everything comes from this origin; nothing runs that is not a file of it, or `allowed` by its hash. */
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

/** The policy of a page that its build wrote with inline scripts and styles: those run, and no other. */
export function policyOfPage(html: string): string {
  // A block of JSON is data: no policy concerns it.
  const script = hashes(html, /<script>([^]*?)<\/script>/g)
  const style = hashes(html, /<style>([^]*?)<\/style>/g)
  return contentSecurityPolicy({ script, style })
}

function hashes(html: string, element: RegExp): string {
  return [...html.matchAll(element)]
    .map(([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join('')
}
