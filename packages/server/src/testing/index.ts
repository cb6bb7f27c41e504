export { MailError } from '../platform/mail/mailer.ts'
export { createSmtpMailer } from '../platform/mail/smtp-mailer.ts'
export { fakeClock, type FakeClock } from './fake-clock.ts'
export { signIn, testBrowser, type TestAnswer, type TestBrowser } from './test-browser.ts'
export {
  startTestServer,
  type ReceivedMail,
  type TestServer,
  type TestServerOptions,
} from './test-server.ts'
export { startSmtpReceiver } from './smtp-receiver.ts'
export { closeOwnCluster } from './test-postgres.ts'
export { startCluster, type PostgresCluster } from './postgres-cluster.ts'
export { serveFramedApp, type FramedAppOptions } from '../cli/framed-app.ts'
