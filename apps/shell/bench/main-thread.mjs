/**
 * Runs `action`, and returns its result with the longest tasks of the page's main thread meanwhile: `clockMs` in
 * elapsed time, as users notice it, and `processorMs` in processor time, which other programs on the machine do not
 * lengthen. `parts`: what the task of `processorMs` did.
 */
export async function watchMainThread(session, action) {
  const events = []
  const collect = ({ value }) => events.push(...value)
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        '__metadata',
      ],
    },
  })
  const result = await action()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return { result, ...longestTask(events) }
}

function longestTask(events) {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const onMain = events.filter(({ ph, pid, tid }) => ph === 'X' && mains.has(`${pid} ${tid}`))
  const tasks = onMain.filter(({ name }) => name === 'RunTask')
  if (tasks.length === 0) throw new Error('The trace has no task of a main thread')
  const longest = tasks.reduce((one, other) =>
    processorMs(other) > processorMs(one) ? other : one,
  )
  return {
    clockMs: Math.max(...tasks.map((task) => task.dur / 1000)),
    processorMs: processorMs(longest),
    parts: partsOf(longest, onMain),
  }
}

const processorMs = ({ tdur = 0 }) => tdur / 1000

/** The parts of a task that take 5 ms or more, longest first, such as `Layout 31 ms`. One part may contain another. */
function partsOf(task, events) {
  const end = task.ts + task.dur
  return events
    .filter((event) => event !== task && event.ts >= task.ts && event.ts + event.dur <= end)
    .filter((event) => !event.name.endsWith('RunTask') && processorMs(event) >= 5)
    .toSorted((a, b) => processorMs(b) - processorMs(a))
    .map((event) => `${event.name} ${Math.round(processorMs(event))} ms`)
}
