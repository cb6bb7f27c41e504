import type { ReactNode } from 'react'
import { RouterLink } from '../paths/router-link.tsx'

export interface PanelLinkProps {
  readonly icon: ReactNode
  readonly href: string
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A line of the user's menu that leads somewhere. */
export function PanelLink({ icon, href, onClick, children }: PanelLinkProps) {
  return (
    <RouterLink className="vb-menu-item" href={href} onClick={onClick}>
      {icon}
      <span className="vb-menu-label">{children}</span>
    </RouterLink>
  )
}
