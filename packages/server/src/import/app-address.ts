import { shellPaths } from '@vestibule/api-client/contract'
import * as v from 'valibot'
import { serverPaths } from '../platform/http/server-paths.ts'

/** First path segments that the platform uses itself. No app may have an address below them. */
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
 * Matches a path without whitespace, control characters or any of `\ ? # :`, and without the segments `.` and `..`,
 * which a browser would resolve.
 */
const path =
  /^\/?(?!\.{1,2}(?:\/|$))[^\s\p{Cc}/\\?#:]+(?:\/(?!\.{1,2}(?:\/|$))[^\s\p{Cc}/\\?#:]+)*\/?$/u

/** Schema of an app's address: the path at which the shell opens the app. */
export const appAddress = v.pipe(
  v.string(),
  v.trim(),
  v.regex(path, form),
  v.check(
    (url) => !taken.has(firstSegment(url)),
    ({ input }) => `must not begin with "${firstSegment(input)}", which is a page of the platform`,
  ),
)

/** The first segment of an address, in lower case because the shell's router ignores case. */
function firstSegment(url: string): string {
  return url.replace(/^\//, '').split('/')[0]?.toLowerCase() ?? ''
}
