import { useLayoutEffect, useRef, useState } from 'react'
import { contrastOf, verdictOf } from './contrast.ts'

type ContrastSampleProps = {
  /** Custom properties: the colour of the words, and of what is behind them. */
  colour: string
  surface: string
  /** Shows a sign instead of words, and the figure below. */
  sign?: boolean
}

/** A colour on a surface, with their contrast as this page has it now. */
export function ContrastSample({ colour, surface, sign = false }: ContrastSampleProps) {
  const sample = useRef<HTMLDivElement>(null)
  const [ratio, setRatio] = useState<number>()

  useLayoutEffect(() => {
    const measure = () => {
      if (!sample.current) return
      const { color, backgroundColor } = getComputedStyle(sample.current)
      setRatio(contrastOf(color, backgroundColor))
    }
    measure()
    // The theme and the colours of an organisation are attributes of the page or of a part of it.
    const observer = new MutationObserver(measure)
    for (let at: Element | null | undefined = sample.current; at; at = at.parentElement) {
      observer.observe(at, { attributeFilter: ['data-theme', 'style'] })
    }
    return () => observer.disconnect()
  }, [])

  const figure = ratio !== undefined && (
    <span className="vb-tnum" title={`Enough for ${verdictOf(ratio)}`}>
      {ratio.toFixed(2)}
    </span>
  )
  return (
    <>
      <div
        ref={sample}
        className="foundation-swatch"
        style={{ color: `var(${colour})`, background: `var(${surface})` }}
      >
        {sign ? <i className="foundation-sign" /> : figure}
      </div>
      {sign && figure}
    </>
  )
}
