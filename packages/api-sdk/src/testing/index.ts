/** For tests only: a mock API, validated against the spec. */

export {
  createMockApi,
  type MockApi,
  type MockHandlers,
  MockReply,
  type MockRequest,
  reply,
  replyFile,
  replyNothing,
} from './mock-api.ts';
export {
  sampleAccountDeletion,
  sampleContract,
  sampleDashboard,
  sampleSession,
  sampleStrategy,
  sampleUser,
} from './samples.ts';
export { requestProblems, responseProblems } from './spec-validator.ts';
