import { describe, expect, it } from 'vitest'
import { createErrorReporter } from './error-reporter.ts'
import { watchUncaught } from './watch-uncaught.ts'

function reporter() {
  const sent: [error: unknown, supportCode: string][] = []
  let made = 0
  const report = createErrorReporter(
    (...message) => void sent.push(message),
    () => `CODE-${(made += 1)}`,
  )
  return { sent, report }
}

describe('an error', () => {
  it('is sent under the code that the user sees', () => {
    const { sent, report } = reporter()
    const error = new Error('No list')
    const code = report(error)
    expect(sent).toEqual([[error, code]])
  })

  it('is sent once where several boundaries meet it, under one code', () => {
    const { sent, report } = reporter()
    const error = new Error('twice')
    expect(report(error)).toBe(report(error))
    expect(sent).toHaveLength(1)
  })

  it('is not sent without end by a page that fails again and again', () => {
    const { sent, report } = reporter()
    const codes = Array.from({ length: 50 }, (_, n) => report(new Error(`${n}`)))
    expect(sent).toHaveLength(10)
    expect(new Set(codes).size).toBe(50)
  })

  it('that nothing caught is sent, until it is stopped', () => {
    const { sent, report } = reporter()
    const page = new EventTarget() as Window
    const stop = watchUncaught(page, report)
    page.dispatchEvent(new ErrorEvent('error', { error: 'uncaught' }))
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'rejected' }))
    stop()
    page.dispatchEvent(new ErrorEvent('error', { error: 'later' }))
    expect(sent.map(([error]) => error)).toEqual(['uncaught', 'rejected'])
  })
})
