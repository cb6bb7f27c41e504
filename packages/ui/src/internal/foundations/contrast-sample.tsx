import { contrastOf, verdictOf } from './contrast.ts'
import { useMeasured } from './use-measured.ts'

type ContrastSampleProps = {
  /** Names of custom properties: the text colour and the background. */
  colour: string
  surface: string
  /** Shows an icon instead of text, and the contrast below it. */
  sign?: boolean
}

/** A text or an icon in one colour on a background in another, with the contrast as measured on this page. */
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
