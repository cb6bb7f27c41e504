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
import { useTexts } from '../internal/use-texts.ts'
import { passwordChecklistTexts, type PasswordChecklistTexts } from './password-checklist-texts.ts'

type PasswordRule = {
  /** Unique id of the rule. */
  id: string
  /** Text of the rule. */
  label: ReactNode
  /** Returns whether a password meets the rule. */
  test: (value: string) => boolean
}

export type PasswordChecklistProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** The current value of the password field. */
  value: string
  /** The rules, from top to bottom. */
  rules: readonly PasswordRule[]
  /** Marks rules that the password does not meet as failed, not as still open. Set this prop after a refused submit. */
  showFailures?: boolean
  /** Replaces some or all of the built-in texts; a text that is left out stays as it is. */
  texts?: Partial<PasswordChecklistTexts>
}

/** Milliseconds after the last key press until screen readers announce how many rules the password meets. */
const pause = 700

/** Shows which rules a new password meets. Add the `id` of the checklist to the `aria-describedby` of the field. */
export const PasswordChecklist = forwardRef<HTMLDivElement, PasswordChecklistProps>(
  ({ value, rules, showFailures = false, texts, className, ...rest }, ref) => {
    const words = useTexts('passwordChecklist', passwordChecklistTexts)
    const results = rules.map((rule) => ({ ...rule, met: value !== '' && rule.test(value) }))
    const met = results.filter((rule) => rule.met).length
    const summary = (texts?.summary ?? words.summary)(met, rules.length)

    const [spoken, setSpoken] = useState('')
    useEffect(() => {
      if (value === '') return undefined
      const timer = setTimeout(() => setSpoken(summary), pause)
      return () => clearTimeout(timer)
    }, [value, summary])

    return (
      <div ref={ref} className={cx('vb-checklist', className)} {...rest}>
        <div className="vb-checklist-head">
          <span>{texts?.title ?? words.title}</span>
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
                  {rule.met ? (texts?.met ?? words.met) : (texts?.unmet ?? words.unmet)}
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
