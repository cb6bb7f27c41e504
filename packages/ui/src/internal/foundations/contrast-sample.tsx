import { contrastOf, verdictOf } from './contrast.ts'
import { useMeasured } from './use-measured.ts'

type ContrastSampleProps = {
  /** Custom properties: the colour of the words, and of what is behind them. */
  colour: string
  surface: string
  /** Shows a sign instead of words, and the figure below. */
  sign?: boolean
}

/** A colour on a surface, with their contrast as this page has it now. */
export function ContrastSample({ colour, surface, sign = false }: ContrastSampleProps) {
  const [sample, ratio] = useMeasured((element: HTMLDivElement) => {
    const { color, backgroundColor } = getComputedStyle(element)
    return contrastOf(color, backgroundColor)
  })
  const figure = ratio !== undefined && (
    <span className="vb-tnum" style={{ color: 'inherit' }} title={`Enough for ${verdictOf(ratio)}`}>
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
