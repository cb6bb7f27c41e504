// Counts the parts of the test of consumers that have passed and failed. Each part prints its time, and its reason if
// it failed.
export const results = { passed: 0, failed: 0 }

/**
 * Runs one part of the test. Resolves to what `work` resolves to, or to true if that is nothing; undefined if the part
 * failed.
 */
export async function part(name, work) {
  const started = performance.now()
  const done = (sign) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${sign} ${name.padEnd(63)} ${seconds.padStart(6)} s`)
  }
  try {
    const value = await work()
    results.passed++
    done('✓')
    return value ?? true
  } catch (error) {
    results.failed++
    done('✗')
    console.error(error.message)
    return undefined
  }
}
