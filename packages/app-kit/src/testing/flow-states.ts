/**
 * What a screen can be in. `idle`: it waits for its user. `busy`: it waits for an answer. `error`: what it was asked
 * for was refused, or could not be loaded. `success`: what its user did is done, and the screen says so or shows the
 * next step.
 */
const flowStates = ['idle', 'busy', 'error', 'success'] as const
export type FlowState = (typeof flowStates)[number]

/** Why a screen has no story for a state, for each state that it is never in. */
export type NeverIn<Route extends string> = Readonly<
  Partial<Record<Route, Readonly<Partial<Record<FlowState, string>>>>>
>

interface Flow {
  readonly route: string
  readonly state: FlowState
}

/**
 * Every route with every state. Returns those that have neither a story nor a reason, and those that have both.
 * `files` are the modules of the stories.
 */
export function gapsOfStories<Route extends string>(
  routes: readonly Route[],
  neverIn: NeverIn<Route>,
  files: readonly Readonly<Record<string, unknown>>[],
): string[] {
  const shown = new Set(files.flatMap((file) => Object.values(file)).flatMap(cellOf))
  return routes.flatMap((route) =>
    flowStates.flatMap((state) => {
      const isShown = shown.has(`${route} ${state}`)
      const hasReason = neverIn[route]?.[state] !== undefined
      if (isShown !== hasReason) return []
      return `${route}, ${state}: ${isShown ? 'a story and a reason' : 'no story and no reason'}`
    }),
  )
}

function cellOf(story: unknown): string[] {
  const { parameters } = story as { parameters?: { flow?: Flow } }
  return parameters?.flow ? [`${parameters.flow.route} ${parameters.flow.state}`] : []
}
