import { realpathSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { mergeConfig, type ViteUserConfig } from 'vitest/config'

/**
 * The tests of a package on the React 18.3 that it has beside its own: what its sources import gets
 * it by the alias, what packages require by the hook.
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
