import { createRequire } from 'node:module'
import { join } from 'node:path'
import { captureNoStacks } from './quick-react.ts'

/** Setup file of component tests: captures no stacks in the React on which the tested package depends. */
captureNoStacks(createRequire(join(process.cwd(), 'package.json'))('react'))
