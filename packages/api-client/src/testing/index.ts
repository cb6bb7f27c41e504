export { createFakeClient } from './fake-client.ts'
export {
  createFakeTransport,
  type BodyOf,
  type FakeTransport,
  type Handler,
  type Handlers,
  type PayloadOf,
  type ReceivedCall,
} from './fake-transport.ts'
export {
  emptyBody,
  htmlPage,
  networkFailure,
  noAnswer,
  noContent,
  ok,
  refuse,
  statusOnly,
  truncatedJson,
  type Reply,
} from './replies.ts'
