import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import {
  InfoCircleFilledIcon,
  InfoCircleIcon,
  QuestionCircleFilledIcon,
  QuestionCircleIcon,
  WarningFilledIcon,
  WarningIcon,
  type IconComponent,
} from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'
import { useTexts } from '../internal/use-texts.ts'
import { infoIconTexts, type InfoIconTexts } from './info-icon-texts.ts'

/**
 * Variants of an info icon. The API uses the same names for the icon that an author chooses for a note about a word.
 */
export const infoIconVariants = [
  'info',
  'info_filled',
  'info_tag',
  'question',
  'question_filled',
  'warning',
  'warning_filled',
  'new_tag',
  'no_icon',
] as const
type InfoIconVariant = (typeof infoIconVariants)[number]

export type InfoIconProps = Omit<ComponentPropsWithoutRef<'button'>, 'type'> & {
  /** What the button shows: an icon, a tag with a text, or (`no_icon`) its children. */
  variant?: InfoIconVariant
  /**
   * What the button explains: its accessible name, after the text of a tag if it shows one. `no_icon` does not use it.
   */
  label: string
  /** The text of `no_icon`, with a dotted underline; without it `no_icon` shows nothing. */
  children?: ReactNode
  /** Replaces some or all of the built-in texts; a text that is left out stays as it is. */
  texts?: Partial<InfoIconTexts>
}

const icons: Partial<Record<InfoIconVariant, IconComponent>> = {
  info: InfoCircleIcon,
  info_filled: InfoCircleFilledIcon,
  question: QuestionCircleIcon,
  question_filled: QuestionCircleFilledIcon,
  warning: WarningIcon,
  warning_filled: WarningFilledIcon,
}

/**
 * The small button beside a word that opens a note about that word. Put the button into a `Tooltip` with `openOnPress`.
 * @throws RangeError for an unknown variant, listing the known ones.
 */
export const InfoIcon = forwardRef<HTMLButtonElement, InfoIconProps>(
  ({ variant = 'info', label, texts, className, children, ...rest }, ref) => {
    const words = useTexts('infoIcon', infoIconTexts)
    if (!infoIconVariants.includes(variant)) {
      throw new RangeError(`Unknown icon '${variant}'. Use one of: ${infoIconVariants.join(', ')}.`)
    }
    const tags: Partial<Record<InfoIconVariant, string>> = {
      info_tag: texts?.infoTag ?? words.infoTag,
      new_tag: texts?.newTag ?? words.newTag,
    }
    const tag = tags[variant]
    const seen = variant === 'no_icon' ? children : tag
    const Icon = icons[variant]
    if (!Icon && !seen) return null
    return (
      <button
        ref={ref}
        type="button"
        className={cx('vb-info-icon', className)}
        data-variant={variant}
        // The accessible name begins with the visible text, so that voice control finds the button by it.
        aria-label={variant === 'no_icon' ? undefined : [tag, label].filter(Boolean).join(': ')}
        {...rest}
      >
        {Icon ? <Icon size={16} /> : <span className="vb-info-icon-words">{seen}</span>}
      </button>
    )
  },
)
InfoIcon.displayName = 'InfoIcon'
