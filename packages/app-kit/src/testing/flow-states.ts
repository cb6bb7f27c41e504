/**
 * The states of a screen. `idle`: waits for the user. `busy`: waits for a response. `error`: a request was refused, or
 * loading failed. `success`: the user's action is done, and the screen says so or shows the next step.
 */
const flowStates = ['idle', 'busy', 'error', 'success'] as const
export type FlowState = (typeof flowStates)[number]

/** States that a screen never has, each with the reason why there is no story for it. */
export type NeverIn<Route extends string> = Readonly<
  Partial<Record<Route, Readonly<Partial<Record<FlowState, string>>>>>
>

interface Flow {
  readonly route: string
  readonly state: FlowState
}

/**
 * Checks every state of every route. Returns those that have neither a story nor a reason, and those that have both.
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
