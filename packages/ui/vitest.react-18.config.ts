import { onReact18 } from '../../tools/react-18.ts'
import base from './vitest.config.ts'

/**
 * Tests that also run with React 18: those that all components have in common (in `internal/testing`), and those of
 * some components with portals, focus traps or live regions, which are the likeliest to differ between the versions of
 * React.
 */
const telling = [
  'src/internal/testing/*.test.tsx',
  'src/{modal,menu,select,multi-select,toast,tooltip}/*.test.tsx',
]

export default onReact18(import.meta.dirname, { ...base, test: { ...base.test, include: telling } })
