import sizes from '../size.md?raw'
import { version } from '../package.json'
import { weightOf } from './guide-text.ts'

/**
 * The version since which components exist: all are released together. Before the first release it is the version that
 * the changesets lead to.
 */
const released = version === '0.0.0' ? '0.1.0 (not released yet)' : version

const sources = import.meta.glob<string>('../src/*/*.tsx', { import: 'default', query: '?raw' })

/** The facts at the top of a component's documentation page. */
export function factsOf(name: string) {
  return {
    status: 'Stable',
    since: released,
    file: `packages/ui/src/${name}/${name}.tsx`,
    weight: weightOf(sizes, name),
    /** Loads the source code of the component. */
    source: sources[`../src/${name}/${name}.tsx`],
  }
}

/** The version of the packages, as the pages say it. */
export const versionInWords = version === '0.0.0' ? 'not released yet' : version
