import { Alert } from '@vestibule/ui/alert'
import { Link, LinkProvider } from '@vestibule/ui/link'
import { VisuallyHidden } from '@vestibule/ui/visually-hidden'
import { useState } from 'react'
import { useWorld } from '../boot/world.ts'
import { paths } from '../paths.ts'
import { waitingTime } from '../texts/duration.ts'
import { fill } from '../texts/fill.ts'
import { useTexts } from '../texts/use-texts.ts'
import type { Problem } from './problem.ts'
import { problemText, type ProblemWords } from './problem-text.ts'
import { useCountdown } from './use-countdown.ts'
import { useHandover } from './use-handover.ts'

type Throttled = Extract<Problem, { kind: 'throttled' }>

export interface ProblemAlertProps {
  readonly problem: Problem | undefined
  readonly words?: ProblemWords
  /** A refusal here is the end of this way: it offers to begin anew. */
  readonly startsAgain?: boolean
}

/** Why a form was not accepted, above its button. */
export function ProblemAlert({ problem, words, startsAgain = false }: ProblemAlertProps) {
  const texts = useTexts()
  if (!problem) return null
  if (problem.kind === 'throttled') {
    return <ThrottledAlert key={problem.until} {...problem} />
  }
  return (
    <Alert tone="danger" role="alert" action={wayOut(problem, startsAgain)}>
      {problemText(problem, texts, words)}
    </Alert>
  )
}

/** Counts down for the eye; assistive technology hears the time once. */
function ThrottledAlert({ until, advice }: Omit<Throttled, 'kind'>) {
  const texts = useTexts()
  const { clock } = useWorld()
  const left = useCountdown(until)
  const say = (milliseconds: number) =>
    fill(texts.errors.throttled, { time: waitingTime(milliseconds) })
  // A newer server may know other advice.
  const advices: Readonly<Record<string, string>> = texts.advice
  const advised = advice === undefined ? undefined : advices[advice]
  const [spoken] = useState(() => say(until - clock.now()))
  return (
    <Alert
      tone="danger"
      role="alert"
      action={advice === 'reset_password' ? <ForgotPassword /> : undefined}
    >
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <span className="vb-tnum" aria-hidden="true">
        {say(left)}
      </span>
      {advised !== undefined && ` ${advised}`}
    </Alert>
  )
}

function wayOut({ kind }: Problem, startsAgain: boolean) {
  if (kind === 'outOfStep' || (startsAgain && kind === 'refused')) return <StartAgain />
  return kind === 'userChanged' ? <Reload /> : undefined
}

/** Not by the router: nothing that the page knows of its user holds any more. */
function Reload() {
  const texts = useTexts()
  return (
    <LinkProvider component="a">
      <Link href="">{texts.errors.reload}</Link>
    </LinkProvider>
  )
}

function StartAgain() {
  const texts = useTexts()
  const { to } = useHandover()
  return <Link href={to(paths.start)}>{texts.errors.startAgain}</Link>
}

function ForgotPassword() {
  const texts = useTexts()
  const { to } = useHandover()
  return <Link href={to(paths.forgotPassword)}>{texts.password.forgot}</Link>
}
