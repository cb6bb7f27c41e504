import { realpathSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { mergeConfig, type ViteUserConfig } from 'vitest/config'

/**
 * Runs a package's tests with its second React, 18.3. The alias redirects imports of its sources, the hook those
 * of packages in node_modules.
 */
export function onReact18(packageFolder: string, base: ViteUserConfig): ViteUserConfig {
  const folderOf = (name: string) => realpathSync(join(packageFolder, 'node_modules', name))
  const hook = pathToFileURL(join(import.meta.dirname, 'use-react-18.mjs'))
  hook.searchParams.set('package', packageFolder)
  return mergeConfig(base, {
    root: packageFolder,
    resolve: {
      alias: [
        { find: /^react(?=$|\/)/u, replacement: folderOf('react-18') },
        { find: /^react-dom(?=$|\/)/u, replacement: folderOf('react-dom-18') },
      ],
    },
    test: { name: `${basename(packageFolder)} on React 18`, execArgv: ['--import', hook.href] },
  })
}
