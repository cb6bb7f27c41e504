import { createElement, useMemo, type ReactNode } from 'react'

/** Elements that `HtmlMarkup` renders: those that the server's renderer produces. */
const kept = new Set(
  (
    'a b blockquote br caption code dd del dl dt em h1 h2 h3 h4 h5 h6 hr i kbd li ol p pre ' +
    's span strong sub sup table tbody td th thead tr ul'
  ).split(' '),
)
/** Elements that `HtmlMarkup` leaves out with their content, which is no readable text. */
const dropped = new Set(
  'script style template iframe object embed noscript textarea select svg math title head'.split(
    ' ',
  ),
)

export interface HtmlMarkupProps {
  /** HTML that the server has rendered and sanitised. */
  html: string
  /** Whether links can be followed; otherwise only their text is rendered. */
  withLinks: boolean
}

/**
 * Rebuilds the server's HTML as React elements from an allowlist of elements and attributes. The HTML is parsed in an
 * inert document, which runs and fetches nothing, and is never set as `innerHTML`. So markup that the server's
 * sanitiser has missed does no harm.
 */
export function HtmlMarkup({ html, withLinks }: HtmlMarkupProps) {
  const nodes = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    return childrenOf(body, withLinks)
  }, [html, withLinks])
  return <>{nodes}</>
}

function childrenOf(parent: Element, withLinks: boolean): ReactNode[] {
  return Array.from(parent.childNodes, (node, index) => {
    if (node.nodeType === node.TEXT_NODE) return node.textContent
    return node instanceof Element ? elementOf(node, index, withLinks) : null
  })
}

function elementOf(element: Element, key: number, withLinks: boolean): ReactNode {
  const tag = element.localName
  if (dropped.has(tag)) return null
  const children = childrenOf(element, withLinks)
  const attributes = attributesOf(element, withLinks)
  // Of elements that are not in `kept`, and of links that may not be followed, keep only the content.
  if (!kept.has(tag) || !attributes) return createElement('span', { key }, ...children)
  return createElement(outlined(tag), { key, ...attributes }, ...children)
}

/**
 * The heading level that an `h1` of a note becomes, so that the note's headings are below the heading of the panel or
 * preview that shows the note. Deeper headings are lowered likewise.
 */
const topLevel = 4

function outlined(tag: string): string {
  const level = headingLevel(tag)
  return level === null ? tag : `h${Math.min(level + topLevel - 1, 6)}`
}

function headingLevel(tag: string): number | null {
  return /^h[1-6]$/.test(tag) ? Number(tag[1]) : null
}

/** Alignment that follows the text direction: `right` in Markdown means the end of a line. */
const sides: Readonly<Record<string, string>> = { left: 'start', right: 'end' }

function attributesOf(element: Element, withLinks: boolean): Record<string, unknown> | null {
  switch (element.localName) {
    case 'a': {
      const href = safeUrl(element.getAttribute('href'))
      return withLinks && href ? { href, target: '_blank', rel: 'noopener noreferrer' } : null
    }
    case 'th':
    case 'td': {
      const align = element.getAttribute('align') ?? (element as HTMLElement).style.textAlign
      return align ? { style: { textAlign: sides[align] ?? align } } : {}
    }
    case 'ol':
      return { start: Number(element.getAttribute('start') ?? 1) }
    default: {
      const level = headingLevel(element.localName)
      return level === null ? {} : { 'data-level': level }
    }
  }
}

function safeUrl(address: string | null): string | null {
  if (address === null || !URL.canParse(address, window.location.href)) return null
  const url = new URL(address, window.location.href)
  return ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : null
}
