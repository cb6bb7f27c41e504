/** First segments of the paths that services answer. */
export const servicePaths = [
  'auth_api',
  'documentation_api',
  'issueapi',
  'static',
  't',
  'turl',
  'ws_admin_panel',
] as const

/** First segments of the shell's own pages. Any other path of the shell is an app's. */
export const shellPaths = ['admin', 'datasets', 'device', 'support', 'virtual-cohorts'] as const

/** The path of one of the shell's own pages, without slashes. */
export type ShellPath = (typeof shellPaths)[number]
