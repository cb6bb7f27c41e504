import * as v from 'valibot'

/** How the shell opens an app; an app without one has no page of its own yet. */
export const appMount = v.variant('kind', [
  v.object({
    /** In a frame below the shell's bar. */
    kind: v.picklist(['frame']),
    /** Absolute, https or on the loopback. */
    src: v.string(),
    /** Features of the browser that the frame may use, such as `fullscreen`. */
    allow: v.optional(v.array(v.string()), []),
  }),
  v.object({
    /** The app has the whole path `/dv/{dataset}/{url}/` and its own bar. The shell leaves the page to it. */
    kind: v.picklist(['page']),
  }),
])
/** How the shell opens an app. */
export type AppMount = v.InferOutput<typeof appMount>

/** The other origin on which the gate lets people into an app. */
export const appGate = v.object({ origin: v.string() })
