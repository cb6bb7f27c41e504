import sizes from '../size.md?raw'
import { version } from '../package.json'
import { weightOf } from './guide-text.ts'

/** All components are released together: what the changesets lead to, as long as nothing has been. */
const released = version === '0.0.0' ? '0.1.0 (not released yet)' : version

const sources = import.meta.glob<string>('../src/*/*.tsx', { import: 'default', query: '?raw' })

/** What stands in the head of a component's page. */
export function factsOf(name: string) {
  return {
    status: 'Stable',
    since: released,
    file: `packages/ui/src/${name}/${name}.tsx`,
    weight: weightOf(sizes, name),
    /** The code of the component. */
    source: sources[`../src/${name}/${name}.tsx`],
  }
}

/** The version of the packages. */
export const versionInWords = version === '0.0.0' ? 'not released yet' : version
