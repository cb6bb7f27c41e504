import type { FlowState, NeverIn } from '@vestibule/app-kit/testing/flow-states'
import { flowStory, type Play } from '@vestibule/app-kit/testing/flow-story'
import type { ShellPath } from '@vestibule/api-client/contract'
import '@vestibule/session/styles.css'
import '@vestibule/docs-panel/styles.css'
import '../shell.css'
import { testShell, type RenderShellOptions } from './test-shell.tsx'

/** The home page, one of the shell's own pages, or any other address, which is an app's. */
export type PageName = 'home' | ShellPath | 'app'

interface PageStory extends RenderShellOptions {
  readonly play?: Play
}

/** A story of the shell itself at one of its addresses, on answers made up. */
export function pageStory(
  route: PageName,
  state: FlowState,
  address: string,
  { play, ...options }: PageStory = {},
) {
  const make = () => {
    // The draft that another story began is not offered again.
    for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith('vestibule')))
      sessionStorage.removeItem(key)
    return <div id="root">{testShell(options).element}</div>
  }
  return flowStory({ route, state, address, make, play })
}

const reads = 'It is only read.'

/** Each of the other states of each page has a story. */
export const neverIn: NeverIn<PageName> = {
  home: { success: 'What is pinned or dismissed there is shown at once; only a failure is told.' },
  datasets: { success: reads },
  'virtual-cohorts': { success: reads },
  app: { success: 'What is done there is said by the app.' },
}
