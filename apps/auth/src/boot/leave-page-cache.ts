/**
 * A page that comes back from the browser's page cache still shows the busy button of a step that is long over,
 * without what was typed. It is loaded anew instead, and its flow begins at the first step.
 */
export function leavePageCache(page: Window): void {
  page.addEventListener('pageshow', (event) => {
    if (event.persisted) page.location.reload()
  })
}
