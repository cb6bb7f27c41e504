import { CopyButton } from '../../copy-button/copy-button.tsx'
import { contrastOf, hexOf, isOpaque } from './contrast.ts'
import { useMeasured } from './use-measured.ts'

/**
 * Shows a colour token as the page renders it: its name, its value, and its contrast with the background of the page.
 */
export function ColourSwatch({ name }: { name: string }) {
  const [swatch, measured] = useMeasured((element: HTMLDivElement) => {
    const { color, backgroundColor } = getComputedStyle(element)
    return {
      value: hexOf(color),
      contrast: isOpaque(color) ? contrastOf(color, backgroundColor).toFixed(2) : 'see-through',
    }
  })
  return (
    <div className="foundation-colour">
      <div
        ref={swatch}
        className="foundation-colour-patch"
        style={{ color: `var(${name})`, background: 'var(--vb-bg-app)' }}
      >
        <i />
      </div>
      <code>{name.replace('--vb-', '')}</code>
      <span className="vb-tnum">{measured?.value}</span>
      <span className="vb-tnum">{measured?.contrast}</span>
      <CopyButton content={`var(${name})`} aria-label={`Copy ${name}`} />
    </div>
  )
}
