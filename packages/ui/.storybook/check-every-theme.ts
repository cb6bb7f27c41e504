import axe from 'axe-core'
import type { Parameters } from 'storybook/internal/types'
import { checkForcedColours } from './check-forced-colours.ts'

/** Whether the tests make every check of a story, or only the quick ones. The configuration of the tests sets it. */
declare const __EVERY_CHECK__: boolean

/** Whether this is a test run that makes every check. Outside of test runs no check is made. */
export const isEveryCheck = () => '__vitest_browser__' in globalThis && __EVERY_CHECK__

/**
 * Runs after each story in a complete test run. Checks edges with forced colours, contrast in the other theme, and
 * horizontal overflow in both directions. It only switches attributes of the page, so no story renders twice. The story
 * parameter `contrastInOneTheme` skips the contrast check.
 */
export async function checkEveryTheme({ parameters }: { parameters: Parameters }): Promise<void> {
  if (!isEveryCheck()) return
  const root = document.documentElement
  const { theme } = root.dataset
  const { dir } = root
  root.dataset['settled'] = ''
  try {
    await checkForcedColours(document.body)
    root.dataset['theme'] = theme === 'dark' ? 'light' : 'dark'
    if (parameters['a11y']?.test === 'error' && !parameters['contrastInOneTheme']) {
      await checkContrast(root.dataset['theme'])
    }
    checkOverflow(root)
    root.dir = dir === 'rtl' ? 'ltr' : 'rtl'
    checkOverflow(root)
  } finally {
    delete root.dataset['settled']
    root.dataset['theme'] = theme
    root.dir = dir
  }
}

async function checkContrast(theme: string): Promise<void> {
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  })
  const nodes = violations.flatMap((violation) => violation.nodes)
  if (nodes.length === 0) return
  const list = nodes.map((node) => `${node.target.join(' ')}\n${node.failureSummary}`)
  throw new Error(`Too little contrast in the ${theme} theme:\n${list.join('\n')}`)
}

function checkOverflow(root: HTMLElement): void {
  const { scrollWidth, clientWidth } = root
  if (scrollWidth <= clientWidth) return
  const outside = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect()
    return left < 0 || right > clientWidth
  })
  const list = outside.map((element) => (element.cloneNode() as Element).outerHTML)
  throw new Error(
    `With dir="${root.dir}" the page is ${scrollWidth} pixels wide in a window of ${clientWidth}:\n${list.join('\n')}`,
  )
}
