import { shellPaths } from '@vestibule/api-client/contract'
import * as v from 'valibot'
import { serverPaths } from '../platform/http/server-paths.ts'

/** First path segments that the platform itself uses: no app can be opened there. */
const taken = new Set([
  ...serverPaths,
  ...shellPaths,
  'admin',
  'assets',
  'auth',
  'dv',
  'favicon.svg',
  'theme-choice.js',
])

const form = 'must be a path of the platform, such as "cohort-explorer"'
/**
 * A path whose segments hold no whitespace, control character or any of `\ ? # :`, and are not `.` or `..`, which
 * a browser would resolve.
 */
const path =
  /^\/?(?!\.{1,2}(?:\/|$))[^\s\p{Cc}/\\?#:]+(?:\/(?!\.{1,2}(?:\/|$))[^\s\p{Cc}/\\?#:]+)*\/?$/u

/** The address of an app: a path at which the shell opens the app. */
export const appAddress = v.pipe(
  v.string(),
  v.trim(),
  v.regex(path, form),
  v.check(
    (url) => !taken.has(firstSegment(url)),
    ({ input }) => `must not begin with "${firstSegment(input)}", which is a page of the platform`,
  ),
)

/** The first segment of the path, in lower case as the shell's router ignores case. */
function firstSegment(url: string): string {
  return url.replace(/^\//, '').split('/')[0]?.toLowerCase() ?? ''
}
