import { defaultClientConditions, defaultServerConditions } from 'vite'
import type { InlineConfig, Rolldown } from 'vite'

/** The workspace's packages are read from their sources: nothing has to be built before an app. */
const source = '@vestibule/source'
export const clientConditions = [source, ...defaultClientConditions]
export const serverConditions = [source, ...defaultServerConditions]

/** The packages mark their components for server frameworks; a page has no use for it. */
export const ignoreDirectives: NonNullable<Rolldown.InputOptions['onLog']> = (
  level,
  log,
  report,
) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
}

/** What the builds beside the page's own share: the pre-paint script and the prerendered pages. */
export function sideBuild(define: Record<string, string>): InlineConfig {
  return {
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    resolve: { conditions: clientConditions },
    oxc: { jsx: { runtime: 'automatic' } },
  }
}
