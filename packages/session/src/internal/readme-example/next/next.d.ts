// Next.js is not a dependency here: this file declares those of its types that the README uses.
declare module 'next' {
  export interface NextConfig {
    skipTrailingSlashRedirect?: boolean
    rewrites?: () => Promise<{ source: string; destination: string }[]>
  }
}
