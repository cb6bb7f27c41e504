import { join } from 'node:path'
import { packageRoot } from '../platform/package-root.ts'

export const demoAccountsFile = join(packageRoot, 'demo', 'accounts.json')
