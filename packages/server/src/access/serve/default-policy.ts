import type { ServedFrom } from '../../platform/db/schema/resources.ts'

/**
 * Content security policy for served pages that send none. Served apps share the platform's origin and its session, so
 * only script files from that origin may run, unless the import file allows inline scripts. Inline styles are allowed,
 * because chart libraries use them.
 */
export function defaultPolicy({ inline_scripts }: Pick<ServedFrom, 'inline_scripts'>): string {
  const scripts = inline_scripts === true ? " 'unsafe-inline' 'unsafe-eval'" : ''
  return [
    "default-src 'self'",
    `script-src 'self'${scripts}`,
    "img-src 'self' data: blob:",
    "style-src 'self' 'unsafe-inline'",
    "form-action 'self'",
    "base-uri 'self'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
