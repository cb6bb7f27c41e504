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
export const infoIconTypes = [
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
export type InfoIconType = (typeof infoIconTypes)[number]

export type InfoIconProps = Omit<ComponentPropsWithoutRef<'button'>, 'type'> & {
  type?: InfoIconType
  /** What pressing it tells more about: the accessible name where there are no words to see. */
  label: string
  /** The words of `no_icon`, underlined with dots; without them it shows nothing. */
  children?: ReactNode
  labels?: { infoTag?: string; newTag?: string }
}

const icons: Partial<Record<InfoIconType, IconComponent>> = {
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
 * @throws RangeError for a type it does not know, listing those it does.
 */
export const InfoIcon = forwardRef<HTMLButtonElement, InfoIconProps>(
  ({ type = 'info', label, labels, className, children, ...rest }, ref) => {
    if (!infoIconTypes.includes(type)) {
      throw new RangeError(`Unknown icon type '${type}'. Use one of: ${infoIconTypes.join(', ')}.`)
    }
    const tags: Partial<Record<InfoIconType, string>> = {
      info_tag: labels?.infoTag ?? 'Info',
      new_tag: labels?.newTag ?? 'New',
    }
    const tag = tags[type]
    const words = type === 'no_icon' ? children : tag
    const Icon = icons[type]
    if (!Icon && !words) return null
    return (
      <button
        ref={ref}
        type="button"
        className={cx('vb-info-icon', className)}
        data-type={type}
        // What is seen begins the name, so that voice control finds the button by it.
        aria-label={type === 'no_icon' ? undefined : [tag, label].filter(Boolean).join(': ')}
        {...rest}
      >
        {Icon ? <Icon size={16} /> : <span>{words}</span>}
      </button>
    )
  },
)
InfoIcon.displayName = 'InfoIcon'
