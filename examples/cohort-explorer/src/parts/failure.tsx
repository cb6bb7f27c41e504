import { ErrorState } from '@vestibule/ui/error-state'
import { LinkButton } from '@vestibule/ui/link-button'
import type { ReactNode } from 'react'
import { usePlace } from '../place/use-place.ts'
import { useTexts } from '../use-texts.ts'

export interface FailureProps {
  readonly title: string
  readonly supportCode: string
  readonly onRetry: () => void
  readonly children?: ReactNode
}

/**
 * Replaces the whole app: says what failed, shows the support code, and offers a retry; on a page of its own also a way
 * back.
 */
export function Failure({ title, supportCode, onRetry, children }: FailureProps) {
  const { texts } = useTexts()
  const { home } = usePlace()
  return (
    <ErrorState
      level={1}
      title={title}
      supportCode={supportCode}
      onRetry={onRetry}
      texts={{ retry: texts.retry, supportCode: texts.supportCode }}
      actions={
        home !== null && (
          <LinkButton variant="secondary" size="md" href={home}>
            {texts.home}
          </LinkButton>
        )
      }
    >
      {children}
    </ErrorState>
  )
}
