import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { brand, brandInTheDark } from './brand.ts'
import { stayQuiet } from './stay-quiet.ts'
import { useToolbar } from './use-toolbar.ts'

/** Around every page of documentation: in the theme of the toolbar, and quiet until it is used. */
export default function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  stayQuiet(window)
  const { theme } = useToolbar()
  const isDark =
    theme === 'dark' ||
    (theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches)
  return (
    <div data-theme={isDark ? 'dark' : 'light'} className="docs-frame">
      <DocsContainer {...props} theme={isDark ? brandInTheDark : brand} />
    </div>
  )
}
