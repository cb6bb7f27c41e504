import { forwardRef, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react'
import { Heading } from '../heading/heading.tsx'
import { cx } from '../internal/cx.ts'
import { Text } from '../text/text.tsx'

export type AuthCardProps = Omit<ComponentPropsWithoutRef<'main'>, 'title'> & {
  /** The logo at the top. */
  brand: ReactNode
  /** The steps of the sign-in, shown opposite the logo: `<StepDoors>`. */
  steps?: ReactNode
  /** Shown at the start of the footer, on the left in left-to-right text: a link or button "Back". */
  back?: ReactNode
  /** Shown at the end of the footer, on the right in left-to-right text: help, or "Use a different account". */
  help?: ReactNode
  /** A second column, such as `<GuideList>`. In windows narrower than 960 pixels it stands below the first. */
  aside?: ReactNode
  /**
   * Makes the card as high as the window, less 48 pixels above and below, but at least 640 pixels. Pass three children:
   * the second fills the remaining height and should scroll. In windows narrower than 600 pixels the page scrolls
   * instead. Not for a card with `aside`.
   */
  fill?: boolean
}

/** The card of a sign-in screen, rendered as the page's `main`. Use it in a `PageShell`. */
export const AuthCard = forwardRef<HTMLElement, AuthCardProps>(
  ({ brand, steps, back, help, aside, fill, className, children, ...rest }, ref) => {
    const column = (
      <>
        <div className="vb-auth-header">
          {brand}
          {steps}
        </div>
        <div className="vb-auth-body">{children}</div>
      </>
    )
    return (
      <main
        ref={ref}
        className={cx('vb-auth-card', className)}
        data-fill={fill || undefined}
        {...rest}
      >
        {aside ? (
          <div className="vb-auth-columns">
            <div className="vb-auth-column">{column}</div>
            {aside}
          </div>
        ) : (
          column
        )}
        {(back || help) && (
          <div className="vb-auth-footer">
            <span>{back}</span>
            <span>{help}</span>
          </div>
        )}
      </main>
    )
  },
)
AuthCard.displayName = 'AuthCard'

export type AuthIntroProps = Omit<ComponentPropsWithoutRef<'div'>, 'title'> & {
  /** The heading of the screen, as an `h1`. */
  title: ReactNode
  /** The line below the heading. */
  description?: ReactNode
  /** `xl` for the start screen, `lg` for every step after it. */
  size?: 'lg' | 'xl'
  /** Ref of the heading, to focus it when the step appears. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** The heading of a sign-in screen and the line below it. */
export const AuthIntro = forwardRef<HTMLDivElement, AuthIntroProps>(
  ({ title, description, size = 'lg', titleRef, className, ...rest }, ref) => (
    <div ref={ref} className={cx('vb-auth-intro', className)} {...rest}>
      <Heading ref={titleRef} level={1} size={size} tabIndex={-1}>
        {title}
      </Heading>
      {description && (
        <Text tone="muted" size={size === 'xl' ? 'md' : 'sm'}>
          {description}
        </Text>
      )}
    </div>
  ),
)
AuthIntro.displayName = 'AuthIntro'

export type AuthFormProps = ComponentPropsWithoutRef<'form'> & {
  /** Keeps room for a message below the last field, so that the button does not move when a message appears. */
  steady?: boolean
}

/** A form with 24 pixels between its fields and without the browser's validation messages: the app shows its own. */
export const AuthForm = forwardRef<HTMLFormElement, AuthFormProps>(
  ({ steady, className, ...rest }, ref) => (
    <form
      ref={ref}
      className={cx('vb-auth-form', className)}
      data-steady={steady || undefined}
      noValidate
      {...rest}
    />
  ),
)
AuthForm.displayName = 'AuthForm'
