/** First path segments of the paths that services of the platform answer, and not the shell. */
export const servicePaths = [
  'auth_api',
  'documentation_api',
  'issueapi',
  'static',
  't',
  'turl',
  'ws_admin_panel',
] as const

/** First path segments of the shell's own pages, except the home page and pages of a dataset (`/dv/…`). */
export const shellPaths = [
  'admin',
  'data',
  'datasets',
  'device',
  'requests',
  'support',
  'virtual-cohorts',
] as const

/** The path of one of the shell's own pages, without slashes. */
export type ShellPath = (typeof shellPaths)[number]
