// next.config.ts
import type { NextConfig } from 'next'

const platform = process.env.PLATFORM ?? 'http://localhost:4000'
const paths = 'auth|auth_api|documentation_api|issueapi|turl|t|static'

const config: NextConfig = {
  // The calls of the platform end in a slash.
  skipTrailingSlashRedirect: true,
  rewrites: async () => [
    { source: `/:part(${paths})/:path(.*)`, destination: `${platform}/:part/:path` },
  ],
}

export default config
