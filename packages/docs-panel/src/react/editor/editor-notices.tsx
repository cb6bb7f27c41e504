import { Alert } from '@vestibule/ui/alert'
import { useDocsTexts } from '../use-docs-texts.ts'
import type { EditorProps } from './editor-props.ts'

/** What is to be known before going on: text that came back, a save that was refused. */
export function EditorNotices({ editing }: EditorProps) {
  const { editor, problems } = useDocsTexts()
  const { restoredFrom, problem } = editing
  return (
    <>
      {problem?.kind === 'signedInAgain' && (
        <Alert tone="info" role="status">
          {problems.signedInAgain}
        </Alert>
      )}
      {problem && problem.kind !== 'signedInAgain' && (
        <Alert tone="danger" role="alert" title={problem.message}>
          {problem.details && <p>{problem.details.join(' ')}</p>}
          <p>{problems[problem.kind]}</p>
        </Alert>
      )}
      {restoredFrom !== null && (
        <Alert tone="info" role="status">
          {editor.restored(new Date(restoredFrom))}
        </Alert>
      )}
    </>
  )
}
