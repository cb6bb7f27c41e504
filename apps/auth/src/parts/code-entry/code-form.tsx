import '@vestibule/ui/code-input.css'
import { AuthForm } from '@vestibule/ui/auth-card'
import { CodeInput, type CodeInputProps } from '@vestibule/ui/code-input'
import { useRef, useState, type ReactNode, type Ref } from 'react'
import { BusyButton } from '../busy-button.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ProblemAlert } from '@vestibule/app-kit/problems/problem-alert'
import { problemText } from '@vestibule/app-kit/problems/problem-text'
import type { Problem } from '@vestibule/app-kit/problems/problem'
import { useDropOnPageHide } from '@vestibule/app-kit/screens/use-drop-on-page-hide'

export interface CodeFormProps {
  readonly label: string
  readonly submitLabel: string
  readonly length: 6 | 8
  readonly busy: boolean
  /** Whether the server would accept no code at all. The boxes are then empty and disabled. */
  readonly closed?: boolean
  /** Why the server would accept no code at all, shown as the error of the field. */
  readonly closedReason?: string | undefined
  /** Shown in place of the button that submits the code. */
  readonly instead?: ReactNode
  /** When this number changes, the boxes are emptied. */
  readonly round?: number
  readonly problem: Problem | undefined
  readonly onCodeEntered: (code: string) => void
  readonly inputProps?: Pick<CodeInputProps, 'autoComplete' | 'inputMode'>
  readonly inputRef?: Ref<HTMLInputElement>
  /** Shown below the button that submits the code. */
  readonly children?: ReactNode
}

/**
 * Boxes in which the user types a code, and a button. A complete code is submitted without pressing the button, but not
 * the same code twice: after a refusal the boxes are emptied, and a password manager may fill in the same code again.
 * The button and Enter submit any complete code.
 */
export function CodeForm({
  length,
  busy,
  closed = false,
  closedReason,
  round = 0,
  problem,
  onCodeEntered,
  inputRef,
  ...props
}: CodeFormProps) {
  const texts = useTexts()
  const [typed, setTyped] = useState({ code: '', round })
  const code = closed || typed.round !== round ? '' : typed.code
  const setCode = (next: string) => setTyped({ code: next, round })
  const checked = useRef('')
  useDropOnPageHide(() => {
    checked.current = ''
    setCode('')
  })
  const enter = (whole: string) => {
    checked.current = whole
    onCodeEntered(whole)
  }
  const isOfCode = problem?.kind === 'wrongCode' || problem?.kind === 'expiredCode'
  const codeError = isOfCode ? problemText(problem, texts) : undefined

  return (
    <AuthForm
      steady
      onSubmit={(event) => {
        event.preventDefault()
        if (code.length === length && !busy) enter(code)
      }}
    >
      <CodeInput
        ref={inputRef}
        label={props.label}
        description={texts.code.how}
        length={length}
        value={code}
        onValueChange={setCode}
        onComplete={(whole) => {
          if (whole !== checked.current) enter(whole)
        }}
        error={closedReason ?? codeError}
        loading={busy}
        disabled={closed}
        data-first-field
        {...props.inputProps}
      />
      <ProblemAlert problem={codeError === undefined ? problem : undefined} />
      {props.instead ?? (
        <BusyButton type="submit" disabled={code.length < length} busy={busy}>
          {props.submitLabel}
        </BusyButton>
      )}
      {props.children}
    </AuthForm>
  )
}
