/** Versions, put in by the build. */
declare const __APP_VERSION__: string
declare const __UI_VERSION__: string
