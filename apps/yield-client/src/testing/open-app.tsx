/** Page tests of the investors’ site. */
import {
  type MockHandlers,
  sampleAccountDeletion,
  sampleDashboard,
  sampleSession,
  sampleStrategy,
  sampleUser,
} from '@repo/api-sdk/testing';
import { type OpenedPage, type PageToOpen, useTestApp } from '@repo/client/testing';
import { appRoutes } from '../app/router.tsx';

/** Call it at the top of a test file; the returned function opens the application on a path. */
export function useYieldApp(): (path: string, page?: PageToOpen) => OpenedPage {
  return useTestApp({
    app: 'yield',
    routes: appRoutes,
    // What a client's pages request, wherever a test ends up: default responses for tests that do not check them.
    usual: {
      listParameters: { parameters: [] },
      getPayoutDetails: { items: [] },
      getApplicant: { id: 'app_1', applicant_id: null, status: 'pending', refusal: null },
      listAccessLog: { items: [], total: 0, page: 1, page_size: 5 },
      listSessions: { sessions: [sampleSession()] },
      listFactors: { factors: [], recovery_codes_left: 0, is_required: false },
      getAccountDeletion: sampleAccountDeletion(),
      listStrategies: { strategies: [sampleStrategy()] },
      getStrategyHistory: { points: [], references: { livret_a: [], inflation: [] } },
      listContracts: { signatures: [] },
      listStatements: { statements: [], next: null, replaced: [] },
      listYearlyDocuments: { documents: [] },
      listYieldFlows: { performance_flows: { strategies: {} } },
      getDashboard: sampleDashboard(),
      listMyThreads: { items: [], next: null },
      countUnreadMessages: { threads: 0, notices: 0 },
      listMyNotices: { items: [], next: null },
      getNoticePreferences: { payment_steps: true, answers: true, statements: true },
      listPreparedSubscriptions: { items: [] },
    },
  });
}

/** The same for the pages of a signed-in client. */
export function useClientPages(): (path: string, handlers?: MockHandlers) => OpenedPage {
  const open = useYieldApp();
  return (path, handlers = {}) => open(path, { as: sampleUser(), handlers });
}
