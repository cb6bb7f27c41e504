import { forwardRef, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react'
import { Heading } from '../heading/heading.tsx'
import { cx } from '../internal/cx.ts'
import { Text } from '../text/text.tsx'

export type AuthCardProps = Omit<ComponentPropsWithoutRef<'main'>, 'title'> & {
  /** The logo at the top. */
  brand: ReactNode
  /** Shown opposite the logo: `<StepDoors>`. */
  steps?: ReactNode
  /** Shown at the left of the footer: a link or button "Back". */
  back?: ReactNode
  /** Shown at the right of the footer: help, or "Use a different account". */
  help?: ReactNode
  /** A second column, such as `<GuideList>`; moves below the first on narrow screens. */
  aside?: ReactNode
}

/** The card of a sign-in screen, rendered as the page's `main`. Use it in a `PageShell`. */
export const AuthCard = forwardRef<HTMLElement, AuthCardProps>(
  ({ brand, steps, back, help, aside, className, children, ...rest }, ref) => {
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
      <main ref={ref} className={cx('vb-auth-card', className)} {...rest}>
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
  /** The heading. */
  title: ReactNode
  /** The line below the heading. */
  lead?: ReactNode
  /** `xl` for the start screen, `lg` for every step after it. */
  size?: 'lg' | 'xl'
  /** Ref of the heading, to focus it when the step appears. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** The heading of a sign-in screen and the line below it. */
export const AuthIntro = forwardRef<HTMLDivElement, AuthIntroProps>(
  ({ title, lead, size = 'lg', headingRef, className, ...rest }, ref) => (
    <div ref={ref} className={cx('vb-auth-intro', className)} {...rest}>
      <Heading ref={headingRef} level={1} size={size} tabIndex={-1}>
        {title}
      </Heading>
      {lead && (
        <Text tone="muted" size={size === 'xl' ? 'md' : 'sm'}>
          {lead}
        </Text>
      )}
    </div>
  ),
)
AuthIntro.displayName = 'AuthIntro'

export type AuthFormProps = ComponentPropsWithoutRef<'form'>

/** A form with a gap of 24 pixels and without the browser's validation messages: the app shows its own. */
export const AuthForm = forwardRef<HTMLFormElement, AuthFormProps>(
  ({ className, ...rest }, ref) => (
    <form ref={ref} className={cx('vb-auth-form', className)} noValidate {...rest} />
  ),
)
AuthForm.displayName = 'AuthForm'
