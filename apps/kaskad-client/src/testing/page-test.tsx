/** Page tests of the second service’s site. */
import { sampleAccountDeletion, sampleSession, sampleUser } from '@repo/api-sdk/testing';
import { type OpenedPage, type PageToOpen, useTestApp } from '@repo/client/testing';
import { appRoutes } from '../app/router.tsx';

type User = ReturnType<typeof sampleUser>;

/** A client of the second service alone, identity not verified; `change` overrides fields. */
export function sampleKaskadClient(change: Partial<User> = {}): User {
  return sampleUser({
    id: 'usr_hugo',
    firstname: 'Hugo',
    lastname: 'Delmas',
    email: 'hugo.delmas@exemple.fr',
    is_kyc: false,
    kyc_status: 'pending',
    can_access_yield: false,
    can_access_kaskad: true,
    ...change,
  });
}

/** Call it at the top of a test file; the returned function opens a page, its path without the base. */
export function usePages(): (path: string, page?: PageToOpen) => OpenedPage {
  return useTestApp({
    app: 'kaskad',
    routes: appRoutes,
    // A profile shows the devices, the wallets and the account deletion: default responses for tests that do not check them.
    usual: {
      listSessions: { sessions: [sampleSession()] },
      listFactors: { factors: [], recovery_codes_left: 0, is_required: false },
      getAccountDeletion: sampleAccountDeletion(),
      listWallets: { items: [] },
      getKaskadPayoutDetails: { items: [] },
      listGrants: { items: [] },
      getKaskadPreferences: { firm: true, issued: true, grant_made: true },
      getInvestorProfile: { is_sophisticated: false, knowledge: null, losses: null, questions: [] },
    },
  });
}
