import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { brand, brandInTheDark } from './brand.ts'
import { stayQuiet } from './stay-quiet.ts'
import { useToolbar } from './use-toolbar.ts'

/** Wraps every documentation page: applies the toolbar's theme and keeps stories from taking the focus. */
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
