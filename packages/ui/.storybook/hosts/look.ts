/** What a part of a component looks like: the computed values of its style, and its box. */
export type Look = { part: string; values: Record<string, string> }

const sides = ['top', 'right', 'bottom', 'left']
const looked = [
  'display',
  'position',
  ...sides.flatMap((side) => [`margin-${side}`, `padding-${side}`, `border-${side}-width`]),
  'border-top-left-radius',
  'border-bottom-right-radius',
  'background-color',
  'background-image',
  'box-shadow',
  'color',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'font-feature-settings',
  'font-variant-numeric',
  'line-height',
  'letter-spacing',
  'list-style-type',
  'opacity',
  'overflow-x',
  'overflow-y',
  'text-align',
  'text-decoration-line',
  'text-indent',
  'text-transform',
  'visibility',
  'white-space',
  'word-spacing',
]
const ours = ':is([class^="vb-"], [class*=" vb-"])'
/**
 * Selector of elements that are not compared: hidden text, shapes within an icon (they have no box of their own), and
 * range inputs, which only stories render.
 */
const skipped = '.vb-visually-hidden, .vb-visually-hidden *, svg *, input[type=range]'
/** Selector of components that are used inside text, and therefore inherit the page's font and colour. */
const inText =
  ':is(.vb-icon, .vb-link, .vb-spinner, .vb-visually-hidden, .vb-button[data-variant=link], .vb-info-icon[data-variant=no_icon])'
/**
 * Selector of components with a font and colour of their own. Section and Stack only arrange others and pass on the
 * font and colour of the page.
 */
const apart = `${ours}:not(${inText}, ${inText} *, .vb-section, .vb-stack)`

/**
 * Returns the look of every element of every component, and of its pseudo-elements, in document order. Leaves out
 * components that inherit the page's font and colour, unless `isSameText`: all pages then have the same font and
 * colour.
 */
export function lookOf(root: HTMLElement, isSameText: boolean): Look[] {
  const outer = isSameText ? `${ours}:not(${ours} *)` : `${apart}:not(${apart} *)`
  const outermost = [...root.querySelectorAll<HTMLElement>(outer)]
  return outermost.flatMap((component) => {
    const origin = component.getBoundingClientRect()
    const parts = [component, ...component.querySelectorAll('*')]
    const looks = parts
      .filter((part) => !part.matches(skipped))
      .flatMap((part) => looksOf(part, origin))
    // Text and Heading inherit the page's alignment, which moves their content: do not compare it.
    return component.matches('.vb-text, .vb-heading') ? looks.map(unaligned) : looks
  })
}

function unaligned({ part, values }: Look): Look {
  const size = values['box']?.split(' ').slice(2).join(' ') ?? ''
  return { part, values: { ...values, box: size, 'text-align': '' } }
}

function looksOf(element: Element, origin: DOMRect): Look[] {
  const { left, top, width, height } = element.getBoundingClientRect()
  const box = [left - origin.left, top - origin.top, width, height].map((px) => px.toFixed(1))
  const isDrawn = element.getClientRects().length > 0
  const part = (element.cloneNode() as Element).outerHTML.slice(0, 120)
  const pseudos = ['::before', '::after', '::placeholder'].filter((pseudo) =>
    pseudo === '::placeholder'
      ? element.matches('input, textarea')
      : !/^(none|normal)$/u.test(getComputedStyle(element, pseudo).content),
  )
  return [
    { part, values: { box: isDrawn ? box.join(' ') : '', ...valuesOf(getComputedStyle(element)) } },
    ...pseudos.map((pseudo) => ({
      part: part + pseudo,
      values: valuesOf(getComputedStyle(element, pseudo)),
    })),
  ]
}

function valuesOf(style: CSSStyleDeclaration): Record<string, string> {
  const values = Object.fromEntries(looked.map((name) => [name, style.getPropertyValue(name)]))
  // Borders, outlines and vertical alignment count only where they have an effect.
  for (const side of sides) {
    if (values[`border-${side}-width`] !== '0px') {
      values[`border-${side}`] = style.getPropertyValue(`border-${side}`)
    }
  }
  if (style.outlineStyle !== 'none') values['outline'] = style.outline
  if (/^inline|cell/u.test(style.display)) values['vertical-align'] = style.verticalAlign
  return values
}
