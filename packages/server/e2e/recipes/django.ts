import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serve } from '../../../../tools/consumers/commands.mjs'
import { findDebianTool } from '../../../../tools/debian.mjs'
import { blockOf } from './guide.ts'
import type { RecipeApp } from './place.ts'

/** A project with one form, run by Debian's Django with the settings of docs/apps.md. */
export const django: RecipeApp = {
  name: 'django',
  chapter: 'Django',
  missing: () =>
    findDebianTool('django-admin', 'python3-django') === undefined
      ? 'Django is missing (Debian: python3-django)'
      : null,
  async start({ way, port, folder, hosts }) {
    await cp(join(import.meta.dirname, 'django'), folder, { recursive: true })
    const hostOf = (host: string) => host.replace(/:\d+$/, '')
    const settings = blockOf('settings.py')
      .replace('hello.platform.example', hostOf(hosts.own))
      .replace('platform.example', hostOf(hosts.platform))
    const line = '<script src="/.vestibule/session.js" defer></script>'
    await Promise.all([
      writeFile(join(folder, 'settings.py'), `from base import *  # noqa: F403\n\n${settings}`),
      writeFile(join(folder, 'gate.py'), blockOf('gate.py')),
      writeFile(join(folder, 'wsgi.py'), blockOf('wsgi.py')),
      writeFile(join(folder, 'line.html'), way.needsLine ? line : ''),
    ])
    // Debian's Python, because only it finds Debian's Django.
    return serve('/usr/bin/python3', [join(folder, 'manage.py'), String(port)], {
      address: `http://127.0.0.1:${port}/`,
      logFile: join(folder, 'log'),
    })
  },
}
