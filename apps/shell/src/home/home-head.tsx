import { useProfile } from '@vestibule/session/react'
import { Heading } from '@vestibule/ui/heading'
import { Skeleton } from '@vestibule/ui/skeleton'
import { Text } from '@vestibule/ui/text'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/use-texts.ts'

export interface HomeHeadProps {
  /** How much is open to the user; null while it is not known. */
  readonly open: { readonly apps: number; readonly datasets: number } | null
  readonly isLoading: boolean
  /** The search. */
  readonly children?: ReactNode
}

/** The greeting, with what is open to the user. */
export function HomeHead({ open, isLoading, children }: HomeHeadProps) {
  const texts = useTexts().home
  const { fullName } = useProfile()
  return (
    <div className="vb-home-head">
      <div className="vb-home-greeting">
        <Heading level={1} size="xl" tabIndex={-1}>
          {fullName ? texts.welcome(fullName) : texts.welcomeUnnamed}
        </Heading>
        {open && (
          <Text size="md" tone="muted">
            {texts.open(open.apps, open.datasets)}
          </Text>
        )}
        {isLoading && <Skeleton width={260} height={16} className="vb-home-open-skeleton" />}
      </div>
      {children}
    </div>
  )
}
