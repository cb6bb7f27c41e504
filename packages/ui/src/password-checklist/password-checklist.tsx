import {
  forwardRef,
  useEffect,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react'
import { CheckCircleFilledIcon, CrossCircleIcon, DashedCircleIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export type PasswordRule = {
  /** Names the rule; each has its own. */
  id: string
  /** What the rule asks for. */
  label: ReactNode
  /** Whether a password meets it. */
  test: (value: string) => boolean
}

export type PasswordChecklistTexts = {
  title?: string
  met?: string
  unmet?: string
  /** "3 of 5 met": shown, and read out after a pause in the typing. */
  summary?: (met: number, total: number) => string
}

export type PasswordChecklistProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** The password as it is typed. */
  value: string
  /** What it must meet, from top to bottom. */
  rules: readonly PasswordRule[]
  /** Marks what is missing as failed instead of open. After a refused submit. */
  showFailures?: boolean
  /** Replaces the built-in English texts, each by itself. */
  texts?: PasswordChecklistTexts
}

/** Milliseconds without typing after which the summary is read out. */
const pause = 700

/** Which rules a new password meets so far. Point the field's `aria-describedby` at its `id`. */
export const PasswordChecklist = forwardRef<HTMLDivElement, PasswordChecklistProps>(
  ({ value, rules, showFailures = false, texts, className, ...rest }, ref) => {
    const results = rules.map((rule) => ({ ...rule, met: value !== '' && rule.test(value) }))
    const met = results.filter((rule) => rule.met).length
    const summary = texts?.summary?.(met, rules.length) ?? `${met} of ${rules.length} met`

    const [spoken, setSpoken] = useState('')
    useEffect(() => {
      if (value === '') return undefined
      const timer = setTimeout(() => setSpoken(summary), pause)
      return () => clearTimeout(timer)
    }, [value, summary])

    return (
      <div ref={ref} className={cx('vb-checklist', className)} {...rest}>
        <div className="vb-checklist-head">
          <span>{texts?.title ?? 'Your password must have'}</span>
          <span className="vb-tnum" aria-hidden="true">
            {summary}
          </span>
        </div>
        <div className="vb-checklist-meter" aria-hidden="true">
          {results.map((rule, index) => (
            <i key={rule.id} className="vb-checklist-step" data-met={index < met || undefined} />
          ))}
        </div>
        <ul className="vb-checklist-rules">
          {results.map((rule) => {
            const state = rule.met ? 'met' : showFailures ? 'failed' : 'open'
            const Icon = stateIcons[state]
            return (
              <li key={rule.id} className="vb-checklist-rule" data-state={state}>
                <Icon size={16} />
                <span>{rule.label}</span>
                <VisuallyHidden>
                  {', '}
                  {rule.met ? (texts?.met ?? 'met') : (texts?.unmet ?? 'not met')}
                </VisuallyHidden>
              </li>
            )
          })}
        </ul>
        <VisuallyHidden role="status">{value !== '' && spoken}</VisuallyHidden>
      </div>
    )
  },
)
PasswordChecklist.displayName = 'PasswordChecklist'

const stateIcons = {
  met: CheckCircleFilledIcon,
  failed: CrossCircleIcon,
  open: DashedCircleIcon,
}
