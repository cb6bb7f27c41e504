import type { Plugin } from 'vite'

/**
 * In an app's build, sets `font-display: optional`: a font that loads after the first paint is used only on the
 * next page, because swapping it would shift the layout. The library itself leaves this choice to the page.
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
