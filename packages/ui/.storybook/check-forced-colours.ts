import type { Emulation } from './vitest.setup.ts'

/** Selector of the controls and overlays that need a visible edge when the system forces its own colours on a page. */
const boxed = [
  'button',
  // Range inputs are left out, because the browser draws them itself, with an edge.
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
 * Checks a story under forced colours, which remove shadows and backgrounds: a box drawn only by them needs a border,
 * the focused element an outline, and a chosen element a visible mark. Transparent text must stay transparent.
 * @throws Error that lists the elements that fail.
 */
export async function checkForcedColours(root: HTMLElement): Promise<void> {
  const { emulation } = globalThis as { emulation?: Emulation }
  if (!emulation) return
  const boxes = [...root.querySelectorAll<HTMLElement>(boxed)].filter(isDrawnByColour)
  const unseen = [...root.querySelectorAll('input, textarea')].filter(hasClearText)
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
      ...unseen
        .filter((element) => element.isConnected && !hasClearText(element))
        .map((element) => `transparent text is painted: ${tagOf(element)}`),
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
  // Disabled controls may lose their edge. A hovered control does not need one, because the pointer shows where it is.
  if (element.matches(':disabled, :hover') || !isVisible(element)) return false
  const style = getComputedStyle(element)
  return style.boxShadow !== 'none' || !isClear(style.backgroundColor)
}

const isClear = (colour: string) => /^rgba\(.*, 0\)$|^transparent$/u.test(colour)
const hasClearText = (element: Element) => isClear(getComputedStyle(element).color)

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

/**
 * Whether the focus is visible: looks for an outline on the focused element, on the field around it and on the options
 * beside it, any of which may draw the ring.
 */
function showsFocus(element: Element): boolean {
  const around = element.closest('.vb-field, [role=listbox], [role=menu]') ?? element.parentElement
  return [around, ...(around?.querySelectorAll('*') ?? [])].some((one) => one && hasOutline(one))
}

/**
 * Whether users can reach an element by keyboard. Elements that only code focuses need no ring: a dialog, or a menu or
 * listbox without an active item.
 */
function canBeReached(element: Element): boolean {
  const isWhole =
    element.matches('[role=listbox], [role=menu]') &&
    !element.querySelector('.vb-option[data-focus], .vb-menu-item[data-focus]')
  return element.matches(':focus-visible') && !element.matches('[tabindex="-1"]') && !isWhole
}

/** Whether a chosen element looks the same as an unchosen element of the same class. */
function looksUnchosen(element: HTMLElement): boolean {
  const kind = element.className.split(' ')[0]
  if (!kind || !isVisible(element)) return false
  const others = [...document.querySelectorAll<HTMLElement>(`.${CSS.escape(kind)}`)].filter(
    (other) => !other.matches(states) && isVisible(other) && other.tagName === element.tagName,
  )
  return others.some((other) => lookOf(markOf(other)) === lookOf(markOf(element)))
}

/** The element to compare: for an input its parent, because the mark of a checkbox is a sibling of its input. */
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
