import { datasetIdIn, type App } from '@vestibule/session'
import type { MouseEvent } from 'react'
import { onPlainClick } from '../paths/plain-click.ts'
import { useShell } from '../shell.ts'
import { usePersonal } from './use-personal.ts'

/**
 * How long the page waits at most for the server to record that an app was opened, before it navigates to the app, in
 * milliseconds.
 */
const recordMs = 300

/**
 * Returns a click handler for links to apps that serve their whole page themselves. It records that the user opens the
 * app, because the shell does not run on such a page. Undefined for apps that the shell shows.
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
