import { createRequire } from 'node:module'
import { join } from 'node:path'
import { captureNoStacks } from './quick-react.ts'

/** A setup file of component tests: of the React that the package of these tests depends on. */
captureNoStacks(createRequire(join(process.cwd(), 'package.json'))('react'))
