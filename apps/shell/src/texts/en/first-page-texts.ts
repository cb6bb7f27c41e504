/** Texts in the HTML file, shown before any code has run. The build writes them into the file. */
export const firstPageTexts = {
  loading: 'Loading',
  notStarted: 'This page has not started',
  notStartedText: 'Its code has not arrived. Check your connection, then reload the page.',
  reload: 'Reload',
  noScript: 'The platform needs JavaScript. Please allow it for this site and reload the page.',
}
