import { servicePaths } from '@vestibule/api-client/contract'

/** First segments of the paths that this server handles itself. The shell's page is never sent for them. */
export const serverPaths: readonly string[] = [
  ...servicePaths,
  '.vestibule',
  '_outbox',
  'healthz',
  'metrics',
  'readyz',
]

/**
 * First segments of paths that people follow as links. For unknown addresses below them the server sends an HTML page
 * instead of a JSON error.
 */
export const linkPaths: readonly string[] = ['t', 'turl']
