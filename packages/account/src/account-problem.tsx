import { Alert } from '@vestibule/ui/alert'
import { Link } from '@vestibule/ui/link'
import { ProblemAlert } from '@vestibule/app-kit/problems/problem-alert'
import type { ProblemWords } from '@vestibule/app-kit/problems/problem-text'
import type { Problem } from '@vestibule/app-kit/problems/problem'
import { messageOf } from '@vestibule/base/messages/create-texts'
import type { Messages } from '@vestibule/base/messages/texts'
import { pageLanguage } from '@vestibule/app-kit/page-language'
import { useScreenTexts } from '@vestibule/app-kit/screens/texts/screen-texts'
import { useSignInPath } from './account-frame.tsx'
import { useAccountTexts } from './texts/use-account-texts.ts'

/** Shows why the server refused an action on an account page. */
export function AccountProblem({ problem }: { readonly problem: Problem | undefined }) {
  const texts = useAccountTexts()
  const signIn = useSignInPath()
  const words = useAccountWords(problem)
  if (problem?.kind !== 'outOfStep') {
    return <ProblemAlert problem={byReason(problem, texts.reasons)} words={words} />
  }
  return (
    <Alert tone="danger" role="alert" action={<Link href={signIn}>{texts.signIn}</Link>}>
      {texts.signedOut}
    </Alert>
  )
}

/** Replaces the message of a refusal by the app's text for its reason, if there is one. */
function byReason(problem: Problem | undefined, reasons: Messages): Problem | undefined {
  if (problem?.kind !== 'refused') return problem
  const { reason = '', values = {} } = problem.info ?? {}
  const text = messageOf(reasons, `reasons.${reason}`, pageLanguage(), values)
  return text === undefined ? problem : { kind: 'refused', message: text }
}

/**
 * The text for a server error that has a support code: it names that code. Empty for any other problem, which gets its
 * usual text.
 */
export function useAccountWords(problem: Problem | undefined): ProblemWords {
  const { supportCode } = useAccountTexts()
  const { errors } = useScreenTexts()
  if (problem?.kind !== 'serverFault' || problem.supportCode === undefined) return {}
  return { serverFault: `${errors.generic} ${supportCode({ code: problem.supportCode })}` }
}
