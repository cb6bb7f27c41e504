import type { AuthPlatform } from '@vestibule/api-client/contract'
import { createContext } from 'react'
import { useProvided } from './use-provided.ts'

/** What the sign-in app must know about the platform before it shows a screen. */
export type Platform = AuthPlatform

export const PlatformContext = createContext<Platform | null>(null)

export const usePlatform = () => useProvided(PlatformContext, 'Platform')
