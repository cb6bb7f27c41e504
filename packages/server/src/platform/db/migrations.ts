import { join } from 'node:path'
import { packageRoot } from '../package-root.ts'

export const migrationsFolder = join(packageRoot, 'migrations')
