/** Page tests of the back office. */
import type { OperationOutput } from '@repo/api-sdk';
import { sampleContract, sampleUser } from '@repo/api-sdk/testing';
import { type OpenedPage, type PageToOpen, useNodeForms, useTestApp } from '@repo/client/testing';
import { appRoutes } from '../app/router.tsx';
import { clientReads, noOwnClients } from './sample-clients.ts';
import { homeReads } from './sample-indicators.ts';
import { kaskadReads } from './sample-kaskad.ts';
import { noPayouts } from './sample-payouts.ts';
import { templateColumns } from './sample-receipts.ts';
import { noLines } from './sample-register.ts';
import { roundReads } from './sample-rounds.ts';

type User = ReturnType<typeof sampleUser>;

/** An administrator of yield; `change` overrides fields. */
export function sampleAdmin(change: Partial<User> = {}): User {
  return sampleUser({
    id: 'usr_ines',
    role: 'admin_yield',
    firstname: 'Inès',
    lastname: 'Garnier',
    email: 'ines.garnier@exemple.fr',
    can_access_yield: false,
    can_access_yield_admin: true,
    ...change,
  });
}

const nothing = { items: [], total: 0, page: 1, page_size: 25 };

export const sampleClient: OperationOutput<'getAdminContract'>['client'] = {
  id: 'usr_camille',
  firstname: 'Camille',
  lastname: 'Moreau',
  email: 'camille.moreau@exemple.fr',
  is_company: false,
  company_name: null,
};

/** A contract in the panel of staff: nothing was done to it yet. */
export function sampleDetail(
  contract: Parameters<typeof sampleContract>[0] = {},
  change: Partial<OperationOutput<'getAdminContract'>> = {},
): OperationOutput<'getAdminContract'> {
  return {
    contract: sampleContract(contract),
    client: sampleClient,
    fees: [],
    pending_change: null,
    letter_until: null,
    last_reminder: null,
    adviser: null,
    ...change,
  };
}

/** A contract of 15 000 EURC that received nothing yet. */
export function sampleContractReceipts(
  change: Partial<OperationOutput<'listContractReceipts'>> = {},
): OperationOutput<'listContractReceipts'> {
  return {
    contract: {
      id: 'sig_1',
      po_number: 'PO-2026-0001',
      client: 'Camille Moreau',
      product: 'USDFY',
      amount: '15000',
      currency: 'EURC',
      received: '0',
      status: 'signed',
      payment_status: 'proved',
    },
    gap: { kind: 'short', difference: '-15000', percent: '-100' },
    receipts: [],
    ...change,
  };
}

type JournalEntry = OperationOutput<'listJournalEntries'>['items'][number];

/** An entry of the journal; `change` overrides fields. */
export function sampleEntry(change: Partial<JournalEntry> = {}): JournalEntry {
  return {
    id: '12',
    number: 12,
    kind: 'deal-out',
    order_day: '2020-11-12',
    booked_at: '2020-11-12T09:00:00.000Z',
    booked_by: null,
    reason: null,
    reverses: null,
    reversed_by: null,
    is_reversible: false,
    pending_change: null,
    contract: null,
    postings: [],
    ...change,
  };
}

type ChangeRequest = OperationOutput<'getChangeRequest'>;

/** The closing of a contract that another administrator requested. */
export function sampleChangeRequest(change: Partial<ChangeRequest> = {}): ChangeRequest {
  return {
    id: 'chg_1',
    kind: 'contract.close',
    state: 'pending',
    subject_type: 'contract',
    subject_id: 'sig_1',
    subject_label: 'Camille Moreau · PO-2026-0001',
    reason: 'Demande par courrier',
    warnings: [],
    lines: [
      { label: 'Statut du contrat', before: 'Signé', after: 'Clôturé' },
      { label: 'Valeur', before: null, after: 'Versée au client' },
    ],
    files: [],
    maker: 'Marc Vidal',
    is_mine: false,
    can_decide: true,
    created_at: '2026-01-05T10:00:00.000Z',
    expires_at: '2026-01-12T10:00:00.000Z',
    checker: null,
    decided_at: null,
    decision_reason: null,
    typed: null,
    ...change,
  };
}

/** Call it at the top of a test file; it returns the function that opens a page. */
export function usePages(): (path: string, page?: PageToOpen) => OpenedPage {
  const usual = {
    listPayouts: { items: [], total: 0, page: 1, page_size: 25, counts: noPayouts },
    listAdminContracts: { ...nothing, is_total_exact: true },
    countAdminContracts: { counts: [], withdrawals: 0, amount_gaps: 0 },
    sumAdminContracts: { total_eur: '0.00', unconverted: [] },
    sumPayouts: { total_eur: '0.00', unconverted: [] },
    listRegisterLines: { ...nothing, is_total_exact: true },
    countRegisterLines: noLines,
    ...clientReads,
    ...homeReads(),
    ...noOwnClients,
    ...kaskadReads,
    ...roundReads,
    listAdviserAccounts: { items: [] },
    listStaffFactors: { people: [] },
    getAdviserFigures: { items: [] },
    listStrategies: { strategies: [] },
    getNavCalendar: { month: '2026-01', today: '2026-01-05', strategies: [] },
    listJournalEntries: nothing,
    listWaitingOrders: nothing,
    listCorrections: { ...nothing, required: 0 },
    getUnattachedFunds: { count: 0, since: null, sums: [] },
    getCollectedFees: { lines: [], total: '0.00', unconverted: [] },
    getRateCalendar: { month: '2026-01', today: '2026-01-05', pairs: [] },
    convertAmount: {
      amount: '1000',
      from: 'EUR',
      to: 'USD',
      day: '2026-01-05',
      result: '1080',
      in_eur: null,
      is_fallback: false,
      quotes: [],
    },
    getRateSources: { mode: 'providers' as const, sources: [], waiting: [] },
    listChangeRequests: { ...nothing, counts: { pending: 0, to_decide: 0, mine: 0, decided: 0 } },
    listMessageThreads: { ...nothing, is_total_exact: true },
    countMessageThreads: { waiting: 0, answered: 0, closed: 0, all: 0 },
    readFileColumns: templateColumns,
    searchStaff: { contracts: [], clients: [], products: [] },
    listContractReceipts: sampleContractReceipts(),
    listParameterVersions: { parameters: [] },
    listJobs: { jobs: [] },
    listBulks: { ...nothing, is_total_exact: true },
    listStaffViews: { views: [] },
    touchPresence: { others: [] },
    getRecordNotes: { notes: [], tasks: [], assignees: [] },
    getRecordHistory: { items: [], next: null, people: [], fields: [] },
    listStatementIssues: { issues: [] },
    listContractDocuments: { items: [] },
    listAddedDocuments: { items: [] },
    listContractMails: { items: [] },
    previewPayment: { needs_second_person: false, warnings: [], lines: [] },
    getLiveness: { status: 'ok' as const, version: '0.1.0', commit: null },
  };
  useNodeForms();
  return useTestApp({ app: 'backoffice', routes: appRoutes, usual });
}
