/** For tests only: an API host that holds to the contract. */
export { answerProblems, requestProblems } from './contract-validator.ts';
export {
  createMockApi,
  type MockApi,
  type MockHandlers,
  MockReply,
  type MockRequest,
  reply,
  replyFile,
} from './mock-api.ts';
export {
  sampleAccountDeletion,
  sampleContract,
  sampleDashboard,
  sampleSession,
  sampleStrategy,
  sampleUser,
} from './samples.ts';
