import { onReact18 } from '../../tools/react-18.ts'
import base from './vitest.config.ts'

/**
 * What every component promises, and the behaviour of those that portal, trap the focus and keep
 * live regions: the rest has nothing that could differ between the versions.
 */
const telling = [
  'src/internal/testing/*.test.tsx',
  'src/{modal,menu,select,multi-select,toast,tooltip}/*.test.tsx',
]

export default onReact18(import.meta.dirname, { ...base, test: { ...base.test, include: telling } })
