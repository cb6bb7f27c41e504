import './dead-end.css'
import { Heading } from '@vestibule/ui/heading'
import { Text } from '@vestibule/ui/text'
import type { ReactNode, Ref } from 'react'

export interface DeadEndProps {
  /** A drawing, for instance for a page that does not exist. */
  readonly art?: ReactNode
  /** The HTTP status code, such as 404. */
  readonly status?: string
  readonly heading: string
  readonly headingRef?: Ref<HTMLHeadingElement>
  readonly text: string
  /** A text with the support code, for an unexpected error. */
  readonly supportCode?: string | undefined
  /** Links and buttons that lead on, the most useful one first. */
  readonly actions: ReactNode
}

/**
 * A page for errors: says what happened and shows links and buttons that lead on. The sign-in app and the shell use it.
 */
export function DeadEnd(props: DeadEndProps) {
  const { art, status, heading, headingRef, text, supportCode, actions } = props
  return (
    <div className="ak-dead-end" role={supportCode === undefined ? undefined : 'alert'}>
      {art}
      <div className="ak-dead-end-words">
        {status !== undefined && (
          <Text tone="muted" className="vb-tnum">
            {status}
          </Text>
        )}
        <Heading ref={headingRef} level={1} size="lg" tabIndex={-1}>
          {heading}
        </Heading>
        <Text tone="muted" className="ak-dead-end-text">
          {text}
        </Text>
        {supportCode !== undefined && <Text code>{supportCode}</Text>}
        <div className="ak-dead-end-actions">{actions}</div>
      </div>
    </div>
  )
}
