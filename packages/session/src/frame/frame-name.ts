/**
 * The `name` of the frame in which the shell shows an app. `session.js` shows nothing on a page in a frame of this
 * name, because the shell around it warns the user about the session.
 */
export const appFrameName = 'vestibule-app'
