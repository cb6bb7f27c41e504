import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { useSyncExternalStore } from 'react'
import { globalsOfPage } from './globals-of-docs.ts'
import { toolbarOf, type Toolbar } from './toolbar.ts'

let current: Toolbar | undefined

function subscribe(changed: () => void): () => void {
  const channel = addons.getChannel()
  const take = ({ globals }: { globals: Record<string, unknown> }) => {
    current = toolbarOf(globals)
    changed()
  }
  channel.on(GLOBALS_UPDATED, take)
  return () => channel.off(GLOBALS_UPDATED, take)
}

/** The toolbar's values on documentation pages. (Stories get these values from Storybook.) */
export function useToolbar(): Toolbar {
  return useSyncExternalStore(subscribe, () => (current ??= toolbarOf(globalsOfPage(window))))
}
