import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serve } from '../../../../tools/consumers/commands.mjs'
import { findDebianTool, installFromDebian } from '../../../../tools/debian.mjs'
import { blockOf } from './guide.ts'
import type { RecipeApp } from './place.ts'

const notebook = (...cells: string[]) =>
  JSON.stringify({
    cells: cells.map((source, index) => ({
      cell_type: 'code',
      id: `cell-${index}`,
      execution_count: null,
      metadata: {},
      outputs: [],
      source,
    })),
    metadata: { kernelspec: { display_name: 'Python 3', language: 'python', name: 'python3' } },
    nbformat: 4,
    nbformat_minor: 5,
  })

/** Debian's Jupyter, with a notebook `work.ipynb` that has one empty cell. */
export const jupyter: RecipeApp = {
  name: 'jupyter',
  chapter: 'Jupyter',
  missing() {
    const program = findDebianTool('jupyter-notebook', 'jupyter-notebook')
    const kernel = '/usr/lib/python3/dist-packages/ipykernel'
    if (program !== undefined && !existsSync(kernel)) installFromDebian('python3-ipykernel')
    return program !== undefined && existsSync(kernel)
      ? null
      : 'Jupyter is missing (Debian: jupyter-notebook, python3-ipykernel)'
  },
  async start({ way, port, folder, hosts }) {
    const blocks = [blockOf('jupyter_notebook_config.py')]
    if (way.isServed) blocks.push(blockOf('jupyter_notebook_config.py, served'))
    const templates = join(folder, 'templates')
    if (way.needsLine) {
      await mkdir(templates)
      await writeFile(join(templates, 'page.html'), blockOf('page.html'))
      blocks.push(`c.NotebookApp.extra_template_paths = ["${templates}"]\n`)
    }
    const config = blocks
      .join('')
      .replace('5000', String(port))
      .replace('platform.example', hosts.platform)
    const configFile = join(folder, 'jupyter_notebook_config.py')
    await writeFile(configFile, config)
    await mkdir(join(folder, 'notebooks'))
    await writeFile(join(folder, 'notebooks', 'work.ipynb'), notebook(''))
    return serve('/usr/bin/jupyter-notebook', [`--config=${configFile}`, '--allow-root'], {
      address: `http://127.0.0.1:${port}/`,
      logFile: join(folder, 'log'),
      cwd: join(folder, 'notebooks'),
      env: { PATH: '/usr/bin:/bin', HOME: folder },
    })
  },
}
