import { mergeConfig } from 'vitest/config'
import { onReact18 } from '../../tools/react-18.ts'
import base from './vitest.config.ts'

/** Runs the tests on React 18, without those of the core, which does not use React. */
export default mergeConfig(onReact18(import.meta.dirname, base), {
  test: { exclude: ['src/core/**', 'src/testing/**'], provide: { reactMajor: '18' } },
})
