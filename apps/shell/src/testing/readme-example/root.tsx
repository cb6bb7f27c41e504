import { LinkProvider, type LinkElementProps } from '@vestibule/ui/link'
import { LiveRegion } from '@vestibule/ui/live-region'
import { ThemeProvider } from '@vestibule/ui/theme'
import { ToastProvider } from '@vestibule/ui/toast'
import { forwardRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'

const RouterLink = forwardRef<HTMLAnchorElement, LinkElementProps>(({ href, ...rest }, ref) => (
  <Link ref={ref} to={href} {...rest} />
))

export const Root = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme="system" branding={{ page: '#063f3c' }}>
    <LinkProvider component={RouterLink}>
      <LiveRegion>
        <ToastProvider>{children}</ToastProvider>
      </LiveRegion>
    </LinkProvider>
  </ThemeProvider>
)
