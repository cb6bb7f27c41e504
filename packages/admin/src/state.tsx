import { ErrorCircleIcon, WarningIcon, type IconComponent } from '@vestibule/ui/icons'
import type { ReactNode } from 'react'

const icons: Readonly<Record<string, IconComponent>> = {
  warning: WarningIcon,
  danger: ErrorCircleIcon,
}

interface StateProps {
  /** `warning` and `danger` have an icon: an administrator may have to act. */
  readonly tone?: 'warning' | 'danger' | 'muted' | undefined
  /** Replaces the icon of the tone. */
  readonly icon?: IconComponent | undefined
  readonly children: ReactNode
}

/** The state of something in words. */
export function State({ tone, icon: Icon = tone && icons[tone], children }: StateProps) {
  return (
    <span className="adm-state" data-tone={tone}>
      {Icon && <Icon size={16} />}
      {children}
    </span>
  )
}
