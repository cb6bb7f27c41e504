import { useProfile } from '@vestibule/session/react'
import { Skeleton } from '@vestibule/ui/skeleton'
import type { ReactNode } from 'react'
import { PageHead } from '../frame/page-head.tsx'
import type { ShellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/use-texts.ts'

export interface HomeHeadProps {
  /** How many apps and datasets the user may open; null while they are loading, or if that has failed. */
  readonly open: { readonly apps: number; readonly datasets: number } | null
  readonly isLoading: boolean
  /** The search field. */
  readonly children?: ReactNode
}

/** The greeting, and how many apps and datasets the user may open. */
export function HomeHead({ open, isLoading, children }: HomeHeadProps) {
  const { home: texts } = useTexts()
  const { fullName } = useProfile()
  return (
    <PageHead
      heading={fullName ? texts.welcome({ name: fullName }) : texts.welcomeUnnamed}
      lead={
        open
          ? openWords(open, texts)
          : isLoading && <Skeleton width={260} height={16} className="sh-home-open-skeleton" />
      }
      actions={children}
    />
  )
}

/** The sentence under the greeting, which says how many apps and datasets the user may open. */
export function openWords(
  { apps, datasets }: { readonly apps: number; readonly datasets: number },
  { open, filters }: Pick<ShellTexts['home'], 'open' | 'filters'>,
): string {
  if (apps + datasets === 0) return open.nothing
  if (datasets === 0) return open.apps({ n: apps })
  if (apps === 0) return open.datasets({ n: datasets })
  return open.both({ apps: filters.apps({ n: apps }), datasets: filters.datasets({ n: datasets }) })
}
