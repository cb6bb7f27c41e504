import type { Emulation } from './vitest.setup.ts'

/** What one operates, and what lies over the page. */
const boxed = [
  'button',
  // The browser draws this one.
  'input:not([type=range])',
  'textarea',
  'a[class]',
  '[role=dialog]',
  '[role=alertdialog]',
  '[role=listbox]',
  '[role=menu]',
  '[role=tooltip]',
  '.vb-text-field',
].join(', ')
const states = '[aria-checked=true], :checked, [aria-selected=true], [aria-pressed=true]'
const tooSmall = 2

/**
 * High contrast takes shadows and backgrounds away. What was drawn as a box by them alone needs a
 * border then, what has the focus an outline, and what is chosen a mark.
 */
export async function checkForcedColours(root: HTMLElement): Promise<void> {
  const { emulation } = globalThis as { emulation?: Emulation }
  if (!emulation) return
  const boxes = [...root.querySelectorAll<HTMLElement>(boxed)].filter(isDrawnByColour)
  await emulation.forceColours(true)
  try {
    if (!matchMedia('(forced-colors: active)').matches) throw new Error('Colours are not forced')
    const bare = boxes.filter((element) => element.isConnected && !hasEdge(element))
    const focused = document.activeElement
    const lost = focused && canBeReached(focused) && !showsFocus(focused) ? [focused] : []
    const same = [...root.querySelectorAll<HTMLElement>(states)].filter(looksUnchosen)
    const problems = [
      ...bare.map((element) => `no edge: ${tagOf(element)}`),
      ...lost.map((element) => `no focus: ${tagOf(element)}`),
      ...same.map((element) => `not seen to be chosen: ${tagOf(element)}`),
    ]
    if (problems.length > 0) throw new Error(`With forced colours:\n${problems.join('\n')}`)
  } finally {
    await emulation.forceColours(false)
  }
}

const tagOf = (element: Element) => (element.cloneNode() as Element).outerHTML.slice(0, 300)

function isVisible(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect()
  const { opacity, visibility } = getComputedStyle(element)
  return width > tooSmall && height > tooSmall && opacity !== '0' && visibility === 'visible'
}

function isDrawnByColour(element: HTMLElement): boolean {
  // What cannot be operated may do without, and the pointer shows where it is.
  if (element.matches(':disabled, :hover') || !isVisible(element)) return false
  const style = getComputedStyle(element)
  const isClear = /^rgba\(.*, 0\)$|^transparent$/u.test(style.backgroundColor)
  return style.boxShadow !== 'none' || !isClear
}

function hasEdge(element: HTMLElement): boolean {
  const style = getComputedStyle(element)
  const sides = ['top', 'right', 'bottom', 'left'] as const
  const isBordered = sides.some(
    (side) =>
      style.getPropertyValue(`border-${side}-style`) !== 'none' &&
      Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) >= 1,
  )
  return isBordered || hasOutline(element) || style.forcedColorAdjust === 'none'
}

function hasOutline(element: Element): boolean {
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
}

/** The ring may stand around the field of an input, or around the option that is next. */
function showsFocus(element: Element): boolean {
  const around = element.closest('.vb-field, [role=listbox], [role=menu]') ?? element.parentElement
  return [around, ...(around?.querySelectorAll('*') ?? [])].some((one) => one && hasOutline(one))
}

/** What only code can focus needs no ring: a dialog as a whole, a menu none of whose items is next. */
function canBeReached(element: Element): boolean {
  const isWhole =
    element.matches('[role=listbox], [role=menu]') &&
    !element.querySelector('.vb-option[data-focus], .vb-menu-item[data-focus]')
  return element.matches(':focus-visible') && !element.matches('[tabindex="-1"]') && !isWhole
}

/** It looks like another of its kind that is not chosen. */
function looksUnchosen(element: HTMLElement): boolean {
  const kind = element.className.split(' ')[0]
  if (!kind || !isVisible(element)) return false
  const others = [...document.querySelectorAll<HTMLElement>(`.${CSS.escape(kind)}`)].filter(
    (other) => !other.matches(states) && isVisible(other) && other.tagName === element.tagName,
  )
  return others.some((other) => lookOf(markOf(other)) === lookOf(markOf(element)))
}

/** The sign of a box stands beside it. */
function markOf(element: HTMLElement): HTMLElement {
  return (element.tagName === 'INPUT' && element.parentElement) || element
}

const looked = [
  'border',
  'outlineStyle',
  'backgroundColor',
  'color',
  'backgroundImage',
  'opacity',
  'fontWeight',
  'visibility',
] as const

function lookOf(element: HTMLElement): string {
  const parts = [element, ...element.querySelectorAll('*')]
  const looks = parts.map((part) => {
    const style = getComputedStyle(part)
    return looked.map((property) => style[property])
  })
  const marks = ['::before', '::after'].map((mark) => {
    const { content, borderBottom, backgroundColor, translate } = getComputedStyle(element, mark)
    return [content, borderBottom, backgroundColor, translate]
  })
  return JSON.stringify([looks, marks])
}
