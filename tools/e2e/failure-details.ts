/** Name of the attachment with what the server logged as warnings and errors during a test that failed. */
export const serverWarnings = 'warnings of the server'

/** Name of the attachment with the requests of a test that failed to which no answer had come. */
export const unansweredRequests = 'requests without an answer'
