export { fakeClient } from './fake-client.ts'
export {
  fakeTransport,
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
