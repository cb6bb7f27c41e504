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

/** What the toolbar says, for pages of documentation: stories are told by Storybook. */
export function useToolbar(): Toolbar {
  return useSyncExternalStore(subscribe, () => (current ??= toolbarOf(globalsOfPage(window))))
}
