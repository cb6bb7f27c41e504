import { createContext, useContext } from 'react'
import type { Platform } from './page-config.ts'

export const PlatformContext = createContext<Platform | null>(null)

export function usePlatform(): Platform {
  const platform = useContext(PlatformContext)
  if (!platform)
    throw new Error('usePlatform needs a PlatformContext. Render the screen inside <App>.')
  return platform
}
