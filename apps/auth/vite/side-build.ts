import { defaultClientConditions, defaultServerConditions } from 'vite'
import type { InlineConfig, Rolldown } from 'vite'

/**
 * The export condition under which packages of the workspace are read from their sources, so that nothing has to be
 * built before an app.
 */
const source = '@vestibule/source'
export const clientConditions = [source, ...defaultClientConditions]
export const serverConditions = [source, ...defaultServerConditions]

/** Hides warnings about the packages' `use client` directives, which a page does not need. */
export const ignoreDirectives: NonNullable<Rolldown.InputOptions['onLog']> = (
  level,
  log,
  report,
) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
}

/** The options of the builds beside that of the page: of the pre-paint script and of the prerendered pages. */
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
