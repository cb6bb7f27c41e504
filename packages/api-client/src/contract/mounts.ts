import * as v from 'valibot'

/** How the shell opens an app. An app without a mount has no page of its own yet. */
export const appMount = v.variant('kind', [
  v.object({
    /** The app is shown in a frame below the shell's bar. */
    kind: v.picklist(['frame']),
    /** Absolute address of the page that the frame shows: https, or http on the loopback interface. */
    src: v.string(),
    /** Browser features that the frame may use, such as `fullscreen`. */
    allow: v.optional(v.array(v.string()), []),
  }),
  v.object({
    /**
     * The app serves all pages below `/dv/{dataset}/{url}/` itself, with a bar of its own; the shell shows nothing
     * there.
     */
    kind: v.picklist(['page']),
  }),
])
/** How the shell opens an app. */
export type AppMount = v.InferOutput<typeof appMount>

/**
 * The origin of an app that is not hosted on the platform's own origin. The gate decides who may open the app there.
 */
export const appGate = v.object({ origin: v.string() })
