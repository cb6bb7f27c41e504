// Runs before the first paint, so that a page whose user chose a theme never shows the other one.
// The key is that of packages/app-kit/src/theme-choice.ts.
try {
  const theme = localStorage.getItem('vestibule.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is blocked: the system's preference holds.
}

// A page whose code cannot be fetched says so at once; one whose code is slow says so after a while.
addEventListener(
  'error',
  (event) => {
    if (event.target.type === 'module') document.documentElement.dataset.failed = ''
  },
  true,
)
