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

/** The icons of a note, by the names that its documents use. */
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
export type InfoIconVariant = (typeof infoIconVariants)[number]

export type InfoIconProps = Omit<ComponentPropsWithoutRef<'button'>, 'type'> & {
  /** Which icon it is, a tag with words, or no icon. */
  variant?: InfoIconVariant
  /** What pressing it tells more about: the accessible name where there are no words to see. */
  label: string
  /** The words of `no_icon`, underlined with dots; without them it shows nothing. */
  children?: ReactNode
  /** Replaces the built-in English texts, each by itself. */
  texts?: { infoTag?: string; newTag?: string }
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
 * The small button beside a word that opens a note about it; put it into a `Tooltip` with
 * `openOnPress`.
 * @throws RangeError for a variant it does not know, listing those it does.
 */
export const InfoIcon = forwardRef<HTMLButtonElement, InfoIconProps>(
  ({ variant = 'info', label, texts, className, children, ...rest }, ref) => {
    if (!infoIconVariants.includes(variant)) {
      throw new RangeError(`Unknown icon '${variant}'. Use one of: ${infoIconVariants.join(', ')}.`)
    }
    const tags: Partial<Record<InfoIconVariant, string>> = {
      info_tag: texts?.infoTag ?? 'Info',
      new_tag: texts?.newTag ?? 'New',
    }
    const tag = tags[variant]
    const words = variant === 'no_icon' ? children : tag
    const Icon = icons[variant]
    if (!Icon && !words) return null
    return (
      <button
        ref={ref}
        type="button"
        className={cx('vb-info-icon', className)}
        data-variant={variant}
        // What is seen begins the name, so that voice control finds the button by it.
        aria-label={variant === 'no_icon' ? undefined : [tag, label].filter(Boolean).join(': ')}
        {...rest}
      >
        {Icon ? <Icon size={16} /> : <span className="vb-info-icon-words">{words}</span>}
      </button>
    )
  },
)
InfoIcon.displayName = 'InfoIcon'
