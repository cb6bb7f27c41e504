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

/** The paths among these that people follow as links: unknown addresses below them answer with a page. */
export const linkPaths: readonly string[] = ['t', 'turl']
