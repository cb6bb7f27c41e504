// For `node --import`, with a package's folder as `?package=`: resolves every import of React, from any package,
// to the React 18 that this package has as `react-18` and `react-dom-18`.
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = new URL(import.meta.url).searchParams.get('package') ?? process.cwd()
const parentURL = pathToFileURL(join(folder, 'package.json')).href

registerHooks({
  resolve: (specifier, context, next) => {
    const [, name, path = ''] = /^(react|react-dom)(\/.*)?$/u.exec(specifier) ?? []
    return name ? next(`${name}-18${path}`, { ...context, parentURL }) : next(specifier, context)
  },
})
