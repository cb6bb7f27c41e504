/**
 * The name of the frame in which a shell shows an app, for its `name`. A page in such a frame leaves the warnings about the
 * session to the shell: `session.js` says nothing there.
 */
export const appFrameName = 'vestibule-app'
