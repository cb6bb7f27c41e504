// next.config.ts
import type { NextConfig } from 'next'

const platform = process.env.PLATFORM ?? 'http://localhost:4000'
const paths = 'auth|auth_api|documentation_api|issueapi|turl|t|static'

const config: NextConfig = {
  // The paths of the platform's calls end in a slash, which Next.js would remove by a redirect.
  skipTrailingSlashRedirect: true,
  rewrites: async () => [
    { source: `/:part(${paths})/:path(.*)`, destination: `${platform}/:part/:path` },
  ],
}

export default config
