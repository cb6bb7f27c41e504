import { useProfile } from '@vestibule/session/react'
import { Skeleton } from '@vestibule/ui/skeleton'
import type { ReactNode } from 'react'
import { PageHead } from '../frame/page-head.tsx'
import { useTexts } from '../texts/use-texts.ts'

export interface HomeHeadProps {
  /** The number of apps and datasets that the user may open; null while loading. */
  readonly open: { readonly apps: number; readonly datasets: number } | null
  readonly isLoading: boolean
  /** The search field. */
  readonly children?: ReactNode
}

/** The greeting, with the number of apps and datasets that the user may open. */
export function HomeHead({ open, isLoading, children }: HomeHeadProps) {
  const texts = useTexts().home
  const { fullName } = useProfile()
  return (
    <PageHead
      heading={fullName ? texts.welcome(fullName) : texts.welcomeUnnamed}
      lead={
        open
          ? texts.open(open.apps, open.datasets)
          : isLoading && <Skeleton width={260} height={16} className="vb-home-open-skeleton" />
      }
      actions={children}
    />
  )
}
