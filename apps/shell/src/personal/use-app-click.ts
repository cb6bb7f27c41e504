import { datasetIdIn, type App } from '@vestibule/session'
import type { MouseEvent } from 'react'
import { onPlainClick } from '../paths/plain-click.ts'
import { useShell } from '../shell.ts'
import { usePersonal } from './use-personal.ts'

/** The page does not wait longer for an app to be recorded before it leaves for it. */
const recordMs = 300

/**
 * What a link to an app does besides opening its URL; undefined for an app that the shell shows. An
 * app with a page of its own is not the router's, and only here it can be recorded that it was opened.
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
