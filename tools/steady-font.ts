import type { Plugin } from 'vite'

/**
 * For the build of an app: a font that comes after the first words are painted is for the next page, because words that
 * change their width move what is around them. The library itself leaves that to the page it stands on.
 */
export function steadyFont(): Plugin {
  return {
    name: 'vestibule:steady-font',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        let isFound = false
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
          const css = String(file.source)
          file.source = css.replace('font-display:swap', 'font-display:optional')
          isFound ||= file.source !== css
        }
        if (!isFound) throw new Error('No style sheet has a font with font-display: swap.')
      },
    },
  }
}
