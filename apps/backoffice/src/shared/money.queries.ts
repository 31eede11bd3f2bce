/** The queries that any write on money invalidates: records, lists, counts and books. Only those on the screen are fetched. */
import type { OperationId } from '@repo/api-sdk';

export const moneyInvalidates = [
  'getAdminContract',
  'listContractMails',
  'listAdminContracts',
  'countAdminContracts',
  'sumAdminContracts',
  'listContractReceipts',
  'getReceipt',
  'listReceipts',
  'getReconciliation',
  'getUnattachedFunds',
  'getPayout',
  'listPayouts',
  'sumPayouts',
  'listWaitingOrders',
  'listJournalEntries',
  'getTrialBalance',
  'getHoldings',
  'listAccounts',
  'getAccountLedger',
  'getCollectedFees',
  'getCorrection',
  'listCorrections',
  'getChangeRequest',
  'listChangeRequests',
  'getClient',
  'listStaffFactors',
  'listParameterVersions',
  'getRecordHistory',
  'listBulks',
] as const satisfies readonly OperationId[];

/** The same, with the values that a publication changes. */
export const publicationInvalidates = [
  ...moneyInvalidates,
  'listNavs',
  'listNavDrafts',
  'getNavCalendar',
  'listFxRates',
  'getRateCalendar',
  'getRateSources',
] as const;
