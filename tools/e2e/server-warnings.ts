/** Name of the attachment with what the server logged as warnings and errors during a test that failed. */
export const serverWarnings = 'warnings of the server'
