import { join } from 'node:path'
import { packageRoot } from '../package-root.ts'

/** The accounts file of the demo data. */
export const demoAccountsFile = join(packageRoot, 'demo', 'accounts.json')
