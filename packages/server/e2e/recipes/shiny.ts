import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serve } from '../../../../tools/consumers/commands.mjs'
import { installFromDebian } from '../../../../tools/debian.mjs'
import { blockOf } from './guide.ts'
import type { RecipeApp } from './place.ts'

/** The Shiny app of docs/apps.md, run by Debian's R. */
export const shiny: RecipeApp = {
  name: 'shiny',
  chapter: 'Shiny',
  missing() {
    const library = '/usr/lib/R/site-library/shiny'
    if (!existsSync(library)) installFromDebian('r-cran-shiny')
    return existsSync(library) ? null : 'Shiny is missing (Debian: r-cran-shiny)'
  },
  async start({ way, port, folder }) {
    const lines = blockOf('app.R').replace('5000', String(port)).split('\n')
    const app = way.needsLine ? lines : lines.filter((line) => !line.includes('session.js'))
    await writeFile(join(folder, 'app.R'), app.join('\n'))
    return serve('/usr/bin/Rscript', ['-e', `print(source("${join(folder, 'app.R')}")$value)`], {
      address: `http://127.0.0.1:${port}/`,
      logFile: join(folder, 'log'),
      env: { PATH: '/usr/bin:/bin', HOME: folder, LANG: 'C.UTF-8' },
    })
  },
}
