import { useLayoutEffect, useRef, useState } from 'react'
import type { Anatomy } from './anatomy.tsx'
import './pictures.css'

type Point = { x: number; y: number }
type Pin = { number: number; at: Point; to: Point }

/** Distance in pixels between the pins (the circles with numbers) and the left or top edge of the drawing. */
const margin = 18
/** Parts whose centres differ in height by at most this many pixels count as one row. */
const sameLine = 14
/** Minimum distance between the centres of two pins, in pixels. */
const apart = 24

/** A component with a numbered pin on each of its parts and a legend of the numbers. */
export function AnatomyDrawing({ anatomy: { picture, parts } }: { anatomy: Anatomy }) {
  const drawing = useRef<HTMLDivElement>(null)
  const [pins, setPins] = useState<Pin[]>([])

  useLayoutEffect(() => {
    const element = drawing.current
    if (!element) return undefined
    const place = () => setPins(pinsOf(element, parts))
    place()
    const observer = new ResizeObserver(place)
    observer.observe(element)
    return () => observer.disconnect()
  }, [parts])

  return (
    <figure className="anatomy sb-unstyled">
      <div ref={drawing} className="anatomy-drawing" inert>
        <div className="anatomy-picture">{picture}</div>
        <svg className="anatomy-pins" aria-hidden="true">
          {pins.map(({ number, at, to }) => (
            <g key={number}>
              <path d={`M${at.x} ${at.y}L${to.x} ${to.y}`} />
              <circle cx={to.x} cy={to.y} r={2.5} />
              <circle cx={at.x} cy={at.y} r={10} />
              <text x={at.x} y={at.y}>
                {number}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <figcaption>
        <ol>
          {parts.map(([name]) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}

/** Places a pin to the left of each part, or above it if another part is to its left. */
function pinsOf(drawing: HTMLElement, parts: Anatomy['parts']): Pin[] {
  const origin = drawing.getBoundingClientRect()
  const boxes = parts.flatMap(([, selector], index) => {
    const part = drawing.querySelector(`.anatomy-picture :is(${selector})`)
    if (!part) return []
    const { left, top } = part.getBoundingClientRect()
    const line = firstLineOf(part)
    const middle = line.top + line.height / 2 - origin.top
    // Let the pin point near the end of a text line: the line down from the pin then does not cross the text before it.
    const centre = line.left + Math.max(line.width / 2, line.width - 12) - origin.left
    return [{ number: index + 1, x: left - origin.left, y: top - origin.top, middle, centre }]
  })
  const isFirst = ({ x, middle }: (typeof boxes)[number]) =>
    boxes.every((other) => other.x >= x || Math.abs(other.middle - middle) > sameLine)
  const besides = boxes.filter(isFirst)
  const above = boxes.filter((box) => !isFirst(box))
  const rows = spread(besides.map(({ middle }) => middle))
  const columns = spread(above.map(({ centre }) => centre))
  return [
    ...besides.map(({ number, x }, index) => {
      const y = rows[index] ?? 0
      return { number, at: { x: margin, y }, to: { x: x - 2, y } }
    }),
    ...above.map(({ number, y }, index) => {
      const x = columns[index] ?? 0
      return { number, at: { x, y: margin }, to: { x, y } }
    }),
  ]
}

/** The box of the first line of a part's text, or of the part if it has no text. */
function firstLineOf(part: Element): DOMRect {
  const hasText = part.textContent.trim() !== ''
  const text = document.createRange()
  text.selectNodeContents(part)
  return (hasText && text.getClientRects().item(0)) || part.getBoundingClientRect()
}

/** Moves positions that are closer than `apart` away from each other, both by half of what is missing. */
function spread(places: readonly number[]): number[] {
  const order = places.map((_, index) => index)
  order.sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0))
  const spaced = [...places]
  for (const _ of places) {
    for (const [index, after] of order.entries()) {
      const before = order[index - 1]
      if (before === undefined) continue
      const missing = apart - ((spaced[after] ?? 0) - (spaced[before] ?? 0))
      if (missing <= 0) continue
      spaced[before] = (spaced[before] ?? 0) - missing / 2
      spaced[after] = (spaced[after] ?? 0) + missing / 2
    }
  }
  return spaced
}
