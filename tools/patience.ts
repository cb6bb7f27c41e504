/**
 * Longest wait for something to happen in a test, in milliseconds. It ends tests that would hang; machines that are
 * many times slower must not reach it.
 */
export const patienceMs = 60_000
