import type { FlowState, NeverIn } from '@vestibule/app-kit/testing/flow-states'
import { flowStory, type Play } from '@vestibule/app-kit/testing/flow-story'
import type { ShellPath } from '@vestibule/api-client/contract'
import '@vestibule/app-kit/reset.css'
import '@vestibule/session/styles.css'
import '@vestibule/docs-panel/styles.css'
import '../shell.css'
import { loadShellTexts } from '../texts/load-shell-texts.ts'
import type { ShellTexts } from '../texts/shell-texts.ts'
import { testShell, type RenderShellOptions } from './test-shell.tsx'

/** The home page, one of the shell's own pages, or the page of an app. */
export type PageName = 'home' | ShellPath | 'app'

interface PageStory extends RenderShellOptions {
  readonly play?: Play
}

/** A story of the whole shell at one of its URLs, with fake responses. */
export function pageStory(
  route: PageName,
  state: FlowState,
  address: string,
  { play, ...options }: PageStory = {},
) {
  const make = (texts: ShellTexts | undefined) => {
    // Remove drafts that another story has stored, so that they are not restored here.
    for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith('vestibule')))
      sessionStorage.removeItem(key)
    return <div id="root">{testShell({ ...(texts && { texts }), ...options }).element}</div>
  }
  return flowStory({ route, state, address, make, loadTexts: loadShellTexts, play })
}

const reads = 'It is only read.'

/** States that a page never has, with the reason. Every other state of every page needs a story. */
export const neverIn: NeverIn<PageName> = {
  home: { success: 'What is pinned or dismissed there is shown at once; only a failure is told.' },
  datasets: { success: reads },
  'virtual-cohorts': { success: reads },
  app: { success: 'What is done there is said by the app.' },
}
