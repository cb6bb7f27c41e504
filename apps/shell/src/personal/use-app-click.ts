import { datasetIdIn, type App } from '@vestibule/session'
import type { MouseEvent } from 'react'
import { onPlainClick } from '../paths/plain-click.ts'
import { useShell } from '../shell.ts'
import { usePersonal } from './use-personal.ts'

/** Milliseconds that the page waits for the opened app to be recorded before it navigates. */
const recordMs = 300

/**
 * A click handler for links to apps that have a page of their own. It records that the app is opened, because the shell
 * does not run on that page. Undefined for apps that the shell shows.
 */
export function useAppClick(
  app: App | null,
  href: string,
): ((event: MouseEvent) => void) | undefined {
  const { opened } = usePersonal()
  const { leave } = useShell()
  if (app?.mount?.kind !== 'page') return undefined
  return (event) => {
    const recorded = opened(app.id, datasetIdIn(href))
    onPlainClick(() => {
      const patience = new Promise((resolve) => setTimeout(resolve, recordMs))
      void Promise.race([recorded, patience]).then(() => leave(href))
    })(event)
  }
}
