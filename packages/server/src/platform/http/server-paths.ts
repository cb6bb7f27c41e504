import { servicePaths } from '@vestibule/api-client/contract'

/** First segments of the paths that this server answers itself. It never sends the shell's page for them. */
export const serverPaths: readonly string[] = [
  ...servicePaths,
  '.vestibule',
  '_outbox',
  'healthz',
  'metrics',
  'readyz',
]

/**
 * First segments of paths that people follow as links, such as shortened ones. For unknown paths below them the server
 * sends an HTML page instead of a JSON error.
 */
export const linkPaths: readonly string[] = ['t', 'turl']
