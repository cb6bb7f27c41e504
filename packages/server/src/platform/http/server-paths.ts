import { servicePaths } from '@vestibule/api-client/contract'

/** First segments of paths that the server answers itself, never with a page of the shell. */
export const serverPaths: readonly string[] = [
  ...servicePaths,
  '.vestibule',
  '_outbox',
  'healthz',
  'metrics',
  'readyz',
]

/** Those of them that people follow as links, so that a page answers where there is nothing. */
export const linkPaths: readonly string[] = ['t', 'turl']
