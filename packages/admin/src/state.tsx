import { ErrorCircleIcon, WarningIcon, type IconComponent } from '@vestibule/ui/icons'
import type { ReactNode } from 'react'

const icons: Readonly<Record<string, IconComponent>> = {
  warning: WarningIcon,
  danger: ErrorCircleIcon,
}

interface StateProps {
  /** How the state looks. `warning` and `danger` have an icon, because an administrator may have to act. */
  readonly tone?: 'warning' | 'danger' | 'muted' | undefined
  /** Icon to show in place of the one that belongs to `tone`. */
  readonly icon?: IconComponent | undefined
  readonly children: ReactNode
}

/** A state of an item, as text, with an icon if `tone` has one or `icon` is given. */
export function State({ tone, icon: Icon = tone && icons[tone], children }: StateProps) {
  return (
    <span className="adm-state" data-tone={tone}>
      {Icon && <Icon size={16} />}
      {children}
    </span>
  )
}
