import type { ServedFrom } from '../../platform/db/schema/resources.ts'

/**
 * Content security policy of served pages that have none of their own. An app shares this origin and its session, so only
 * script files of the app run, unless the import says otherwise. Inline styles are allowed, as chart libraries write them.
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
