import { Alert } from '@vestibule/ui/alert'
import { Link } from '@vestibule/ui/link'
import { ProblemAlert } from '../parts/problem-alert.tsx'
import type { ProblemWords } from '../parts/problem-text.ts'
import type { Problem } from '../parts/problem.ts'
import { fill } from '../texts/fill.ts'
import { useStartTexts } from '../texts/use-start-texts.ts'
import { useSignInPath } from './account-frame.tsx'
import { useAccountTexts } from './texts/use-account-texts.ts'

/** Why something on a page of the account was refused. */
export function AccountProblem({ problem }: { readonly problem: Problem | undefined }) {
  const texts = useAccountTexts()
  const signIn = useSignInPath()
  const words = useAccountWords(problem)
  if (problem?.kind !== 'outOfStep') return <ProblemAlert problem={problem} words={words} />
  return (
    <Alert tone="danger" role="alert" action={<Link href={signIn}>{texts.signIn}</Link>}>
      {texts.signedOut}
    </Alert>
  )
}

/** The words of a fault of the server, with the code by which support finds it. */
export function useAccountWords(problem: Problem | undefined): ProblemWords {
  const { supportCode } = useAccountTexts()
  const { errors } = useStartTexts()
  if (problem?.kind !== 'serverFault' || problem.supportCode === undefined) return {}
  return { serverFault: `${errors.generic} ${fill(supportCode, { code: problem.supportCode })}` }
}
