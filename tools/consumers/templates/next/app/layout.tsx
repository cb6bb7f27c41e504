import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Providers } from '../src/providers.tsx'

export const metadata: Metadata = { title: 'Cohort explorer', icons: 'data:,' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  )
}
