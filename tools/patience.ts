/**
 * Longest wait for something to happen in a test, in milliseconds. It ends tests that would hang; machines that are
 * many times slower must not reach it.
 */
export const patienceMs = 60_000

/** Limit for a test or hook that hangs, in milliseconds. It says nothing about speed: waits within tests end before. */
export const hangsAfterMs = 300_000
