import { isEveryCheck } from './check-every-theme.ts'
import { allHosts, type Host } from './hosts/hosts.ts'
import { lookOf, type Look } from './hosts/look.ts'

/** Story titles of components that are used inside text, and therefore inherit the page's font and colour. */
const inText = /\/(InfoIcon|Link|LinkButton|Section|Spinner|Stack|VisuallyHidden)$/u
const components = /^(Components|Flows\/(Documentation|Session))\//u

/** Gives the story the same position and width under every style sheet. */
const sameRoom =
  'position:absolute!important;inset:0 auto auto 0!important;display:block!important;box-sizing:border-box!important;width:1000px!important;max-width:none!important;min-height:0!important;margin:0!important;padding:16px!important;border:0!important;'
const sameText =
  'font:16px/24px serif!important;color:#444!important;letter-spacing:0!important;text-align:start!important;text-rendering:auto!important;-webkit-font-smoothing:auto!important;font-synthesis:weight!important'

let hosts: Promise<Host[]> | undefined

/**
 * Runs after each story in a complete test run. With the style sheet of each other page (`hosts`) loaded, every part of
 * a component must have the same box, font, colours and edges as on a page without styles.
 */
export async function checkHosts(title: string, canvas: HTMLElement): Promise<void> {
  if (!isEveryCheck() || !components.test(title)) return
  hosts ??= allHosts()
  const pages = await hosts
  const root = document.documentElement
  const ofPage = styleSheetsOfPage()
  const before = { id: canvas.id, style: canvas.style.cssText, theme: root.dataset['theme'] }
  root.dataset['settled'] = ''
  // The style sheets of the other pages use a light colour scheme, so in the dark theme a style that leaks in shows.
  root.dataset['theme'] = 'dark'
  root.style.overflowY = 'scroll'
  canvas.id = 'root'
  const isSameText = inText.test(title)
  canvas.style.cssText = sameRoom + (isSameText ? sameText : '')
  for (const sheet of ofPage) sheet.disabled = true
  try {
    const look = () => lookOf(document.body, isSameText)
    const bare = look()
    const problems = pages.flatMap((page) => differences(page, bare, look))
    if (problems.length > 0) throw new Error(`Changed by the page:\n${problems.join('\n')}`)
  } finally {
    for (const sheet of ofPage) sheet.disabled = false
    canvas.id = before.id
    canvas.style.cssText = before.style
    root.style.overflowY = ''
    root.dataset['theme'] = before.theme
    delete root.dataset['settled']
  }
}

/**
 * The style sheets that our apps and this Storybook load but the pages of other teams do not: base.css, and reset.css
 * if the page has shown a story of the shell or of administration before.
 */
function styleSheetsOfPage(): CSSStyleSheet[] {
  const found = [...document.styleSheets].filter(
    ({ ownerNode }) =>
      ownerNode instanceof Element &&
      /\/(ui\/src\/base|app-kit\/src\/reset)\.css$/u.test(
        ownerNode.getAttribute('data-vite-dev-id') ?? '',
      ),
  )
  if (found.length === 0) throw new Error('base.css is not among the style sheets')
  return found
}

function differences({ name, css, first }: Host, bare: Look[], look: () => Look[]): string[] {
  const style = document.createElement('style')
  style.textContent = css
  if (first) document.head.prepend(style)
  else document.head.append(style)
  const hosted = look()
  style.remove()
  if (hosted.length !== bare.length) return [`${name}: ${hosted.length} parts, not ${bare.length}`]
  const changed = hosted.flatMap(({ part, values }, index) => {
    const right = bare[index]?.values ?? {}
    return Object.entries(values)
      .filter(([property, value]) => value !== right[property])
      .map(([property, value]) => `${name}: ${part}: ${property}: ${value}, not ${right[property]}`)
  })
  return changed.slice(0, 8)
}
