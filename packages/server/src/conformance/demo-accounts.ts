import { join } from 'node:path'
import { packageRoot } from '../package-root.ts'

export const demoAccountsFile = join(packageRoot, 'demo', 'accounts.json')
