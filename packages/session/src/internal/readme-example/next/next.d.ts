// Next.js is not a dependency here: of its types this has what the README uses.
declare module 'next' {
  export interface NextConfig {
    skipTrailingSlashRedirect?: boolean
    rewrites?: () => Promise<{ source: string; destination: string }[]>
  }
}
