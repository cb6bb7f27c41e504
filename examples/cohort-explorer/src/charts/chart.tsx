import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../use-texts.ts'

export interface ChartProps {
  readonly title: ReactNode
  /** Unit of the axes. */
  readonly unit: string
  /** A sentence with the content of the chart. Screen readers read it instead of the chart. */
  readonly summary: string
  /** Draws the chart for a width in pixels. */
  readonly draw: (width: number) => Element
  /** The numbers of the chart as a table. */
  readonly table: {
    readonly head: readonly string[]
    readonly rows: readonly (readonly string[])[]
  }
}

/** A chart with its title, a summary for screen readers, and its numbers as a table. */
export function Chart({ title, unit, summary, draw, table }: ChartProps) {
  const { texts } = useTexts()
  const id = useId()
  const picture = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = picture.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      setWidth(Math.round(entry?.contentRect.width ?? 0))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (width === 0) return
    const drawn = draw(width)
    // Screen readers read only the summary, so remove the labels of the chart's parts.
    for (const part of drawn.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label')
    picture.current?.replaceChildren(drawn)
  }, [draw, width])
  return (
    <figure className="ce-chart" aria-labelledby={id}>
      <figcaption>
        <h2 id={id}>{title}</h2>
        <small>{unit}</small>
      </figcaption>
      {/* Charts are drawn from left to right in every language. */}
      <div ref={picture} className="ce-picture" role="img" aria-label={summary} dir="ltr" />
      <details>
        <summary>{texts.asTable}</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, by the keyboard as well */}
        <div className="ce-scroll" tabIndex={0} role="region" aria-label={texts.asTable}>
          <table>
            <thead>
              <tr>
                {table.head.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([first, ...rest]) => (
                <tr key={first}>
                  <th scope="row">{first}</th>
                  {rest.map((cell, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- cells are known by their column
                    <td key={index}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}
