import '@vestibule/ui/code-input.css'
import { AuthForm } from '@vestibule/ui/auth-card'
import { Button } from '@vestibule/ui/button'
import { CodeInput, type CodeInputProps } from '@vestibule/ui/code-input'
import { useRef, useState, type ReactNode, type Ref } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { ProblemAlert } from '../problem-alert.tsx'
import type { CodeProblem } from '../problem.ts'
import { useDropOnPageHide } from '../use-drop-on-page-hide.ts'

export interface CodeFormProps {
  readonly label: string
  readonly submitLabel: string
  readonly length: 6 | 8
  readonly busy: boolean
  /** No code would be taken: what was typed goes, and the boxes are disabled. */
  readonly closed?: boolean
  /** Whatever was typed before it changed goes. */
  readonly round?: number
  readonly problem: CodeProblem | undefined
  readonly onCodeEntered: (code: string) => void
  readonly inputProps?: Pick<CodeInputProps, 'autoComplete' | 'inputMode'>
  readonly inputRef?: Ref<HTMLInputElement>
  /** Below the button: another way. */
  readonly children?: ReactNode
}

/**
 * Code boxes, which submit themselves at the last character, and their button. A code that was checked is not
 * submitted by itself again: what fills in the emptied boxes may be a machine. Verify and Enter submit any.
 */
export function CodeForm({
  length,
  busy,
  closed = false,
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
  const codeError =
    problem?.kind === 'wrongCode'
      ? texts.errors.wrongCode
      : problem?.kind === 'expiredCode'
        ? texts.errors.codeExpired
        : undefined

  return (
    <AuthForm
      onSubmit={(event) => {
        event.preventDefault()
        if (code.length === length && !busy) enter(code)
      }}
    >
      <CodeInput
        ref={inputRef}
        label={props.label}
        length={length}
        value={code}
        onChange={setCode}
        onComplete={(whole) => {
          if (whole !== checked.current) enter(whole)
        }}
        error={codeError}
        loading={busy}
        disabled={closed}
        data-first-field
        {...props.inputProps}
      />
      <ProblemAlert problem={isCodeProblem(problem) ? undefined : problem} />
      <Button
        type="submit"
        block
        disabled={code.length < length}
        loading={busy}
        loadingText={texts.app.pleaseWait}
      >
        {props.submitLabel}
      </Button>
      {props.children}
    </AuthForm>
  )
}

function isCodeProblem(
  problem: CodeProblem | undefined,
): problem is { kind: 'wrongCode' | 'expiredCode' } {
  return problem?.kind === 'wrongCode' || problem?.kind === 'expiredCode'
}
