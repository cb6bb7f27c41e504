import { CloseIcon } from '../icons/icons.tsx'
import type { SelectOption } from '../select/select.tsx'

type ChipListProps = {
  chosen: readonly SelectOption[]
  maxChips: number
  disabled: boolean
  onRemove: (value: string) => void
  texts: { remove: (label: string) => string; more: (count: number) => string }
}

/**
 * The chosen options, each as a small label (a chip) with a Remove button. Of more than `maxChips` options, the rest is
 * shown as a number.
 */
export function ChipList({ chosen, maxChips, disabled, onRemove, texts }: ChipListProps) {
  const hidden = chosen.length - maxChips
  return (
    <>
      {chosen.slice(0, maxChips).map((option) => (
        <span key={option.value} className="vb-chip">
          <span className="vb-chip-label">{option.label}</span>
          {!disabled && (
            <button
              type="button"
              className="vb-chip-remove"
              aria-label={texts.remove(option.label)}
              onClick={() => onRemove(option.value)}
            >
              <CloseIcon size={14} />
            </button>
          )}
        </span>
      ))}
      {hidden > 0 && <span className="vb-chip vb-tnum">{texts.more(hidden)}</span>}
    </>
  )
}
