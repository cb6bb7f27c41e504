import * as v from 'valibot'

/** First segments of addresses that the platform answers itself, so that no app can be opened there. */
const taken = new Set([
  '_outbox',
  'admin',
  'assets',
  'auth',
  'auth_api',
  'device',
  'documentation_api',
  'dv',
  'favicon.svg',
  'healthz',
  'issueapi',
  'metrics',
  'readyz',
  'static',
  'support',
  't',
  'theme-choice.js',
  'turl',
  'virtual-cohorts',
  'ws_admin_panel',
])

const form = 'must be a path of the platform, such as "cohort-explorer"'
/** Segments that an address shows as they are; none is `.` or `..`, which a browser would resolve. */
const path =
  /^\/?(?!\.{1,2}(?:\/|$))[^\s\p{Cc}/\\?#:]+(?:\/(?!\.{1,2}(?:\/|$))[^\s\p{Cc}/\\?#:]+)*\/?$/u

/** The address of an app: a path that leads to the shell, and there to the app. */
export const appAddress = v.pipe(
  v.string(),
  v.trim(),
  v.regex(path, form),
  v.check(
    (url) => !taken.has(firstSegment(url)),
    ({ input }) => `must not begin with "${firstSegment(input)}", which is a page of the platform`,
  ),
)

/** As the shell's router compares it: without regard to case. */
function firstSegment(url: string): string {
  return url.replace(/^\//, '').split('/')[0]?.toLowerCase() ?? ''
}
