import { mergeConfig } from 'vitest/config'
import { onReact18 } from '../../tools/react-18.ts'
import base from './vitest.config.ts'

/** The core does not use React, so its tests are left out. */
export default mergeConfig(onReact18(import.meta.dirname, base), {
  test: { exclude: ['src/core/**', 'src/testing/**'], provide: { reactMajor: '18' } },
})
