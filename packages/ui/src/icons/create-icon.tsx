import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type ForwardRefExoticComponent,
  type RefAttributes,
} from 'react'
import { cx } from '../internal/cx.ts'

export type IconProps = Omit<ComponentPropsWithoutRef<'svg'>, 'children'> & {
  /**
   * Width and height in pixels; 20 is the grid the icons are drawn on.
   * @defaultValue 20
   */
  size?: number
  /** Accessible name of the icon. Without it the icon is decorative. */
  title?: string
}

export type IconComponent = ForwardRefExoticComponent<IconProps & RefAttributes<SVGSVGElement>>

type Options = {
  /** Path filled with the current colour, above the strokes. */
  fill?: string
  /** Whether the icon follows the reading direction: it is then mirrored in right-to-left text. */
  directional?: boolean
  /** SVG dash pattern of the strokes. */
  dash?: string
}

/** Creates an icon from the path of its 1.5 pixel strokes on a 20 pixel grid. */
export function createIcon(
  displayName: string,
  stroke: string,
  options: Options = {},
): IconComponent {
  const Icon = forwardRef<SVGSVGElement, IconProps>(
    ({ size = 20, title, className, ...rest }, ref) => (
      <svg
        ref={ref}
        className={cx('vb-icon', className)}
        width={size}
        height={size}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        data-directional={options.directional || undefined}
        role={title ? 'img' : undefined}
        aria-label={title}
        aria-hidden={title ? undefined : true}
        {...rest}
      >
        {stroke && <path d={stroke} strokeDasharray={options.dash} />}
        {options.fill && <path d={options.fill} fill="currentColor" stroke="none" />}
      </svg>
    ),
  )
  Icon.displayName = displayName
  return Icon
}
