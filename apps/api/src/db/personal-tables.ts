/**
 * What data-protection law requires of each table: what the export contains, and when it is erased. The record covers
 * the schema, so a new table does not compile without its line; the tests of the export and of the erasure hold it to
 * be true.
 */
import type { components } from '@repo/api-sdk/spec';
import type { RetainedKind } from '@repo/domain/retention';
import type { PgTable } from 'drizzle-orm/pg-core';
import { kaskadPersonalTables, money, ownActs } from './kaskad-personal-tables.ts';
import type * as schema from './schema/index.ts';

type Schema = typeof schema;
export type TableExport = {
  [Name in keyof Schema]: Schema[Name] extends PgTable ? Name : never;
}[keyof Schema];

type PartOfExport = keyof components['schemas']['PersonalData'];
interface Reason {
  readonly because: string;
}

export interface PersonalTable {
  /** Columns that name a person: the parts of the export that hold their rows, or why none does. */
  readonly columns: Readonly<Record<string, PartOfExport | readonly PartOfExport[] | Reason>>;
  /** At the closing, once none of these kinds is retained any more, or never: why the row may stay. */
  readonly erased: 'closing' | readonly RetainedKind[] | Reason;
}

const shownSettings = { because: 'filters of a list of staff, each shown to its owner on that list' };
const openRecords = { because: 'which record a member of staff has open, for some seconds' };
const internalNote = {
  because: 'internal notes and tasks: read by a person before they are handed over (decision 43)',
};
const published = { because: 'staff publishing public figures; the act is in the trail' };
const publicFigures = { because: 'public figures; who published them is staff' };
/** The journal and the register of units (docs/books.md): contracts, orders and payouts by ids whose rows are erased. */
const books = { because: 'the books name no person, and stay whole: numbers without a gap' };
const houseAccounts = { because: 'what accounts of the house hold; who imported it is staff' };

/** Null for a table without personal data. */
export const personalTables: Readonly<Record<TableExport, PersonalTable | null>> = {
  users: {
    columns: { assigned_sales_id: { because: 'the adviser is another person' } },
    erased: { because: 'emptied: the trail and the request refer to its id' },
  },
  clientCards: {
    columns: {
      user_id: { because: 'drawn from the account, its documents and contracts, exported from there' },
      sales_id: { because: 'the adviser is another person' },
    },
    erased: { because: 'follows the account, which is emptied' },
  },
  plannedEmails: {
    columns: {
      user_id: { because: 'a change of address under way, which both addresses were written' },
      entered_by: ownActs,
    },
    erased: 'closing',
  },
  clientInvitations: {
    columns: { sales_id: ownActs, invited_by: ownActs },
    erased: {
      because: 'of nobody who has an account: deleted once accepted, canceled, or expired for a month',
    },
  },
  clientAssignments: {
    columns: { author_id: ownActs },
    erased: {
      because: 'ids of clients, for a day: the former adviser of each, while the assignment may be undone',
    },
  },
  adviserDelegations: {
    columns: { from_id: ownActs, to_id: ownActs, created_by: ownActs, ended_by: ownActs },
    erased: { because: 'absences of staff; no client is in it' },
  },
  sessions: { columns: { user_id: 'sessions' }, erased: 'closing' },
  clientViews: { columns: { client_id: 'access_log', viewer_id: ownActs }, erased: 'closing' },
  challenges: { columns: { user_id: 'codes' }, erased: 'closing' },
  factors: { columns: { user_id: 'factors' }, erased: 'closing' },
  recoveryCodes: { columns: { user_id: 'recovery_codes' }, erased: 'closing' },
  knownOrigins: { columns: { user_id: 'known_origins' }, erased: 'closing' },
  disputeLinks: { columns: { user_id: 'dispute_links' }, erased: 'closing' },
  payoutHolds: { columns: { user_id: 'payout_holds', lifted_by: ownActs }, erased: money },
  resetRequests: { columns: {}, erased: 'closing' },
  rateLimits: { columns: {}, erased: { because: 'counters of attempts, which expire within a day' } },
  idempotencyKeys: {
    columns: {
      user_id: { because: 'responses stored two days to repeat them, exported from their own tables' },
    },
    erased: 'closing',
  },
  mailOutbox: {
    columns: { user_id: 'mails', sent_by: ownActs },
    erased: { because: 'the email about the closing is pruned a month after it was sent' },
  },
  applicants: { columns: { user_id: 'applicant' }, erased: ['identity'] },
  identityDocuments: { columns: { user_id: 'identity_documents' }, erased: ['identity'] },
  companyDocuments: {
    columns: { user_id: 'company_documents', decided_by: ownActs },
    erased: ['identity'],
  },
  documentExpiries: {
    columns: { user_id: ['identity_documents', 'company_documents'], set_by: ownActs },
    erased: ['identity'],
  },
  localKycApplicants: { columns: {}, erased: ['identity'] },
  webhookInbox: { columns: {}, erased: ['identity'] },
  files: { columns: { user_id: 'files' }, erased: ['identity', 'contracts', 'operations'] },
  contracts: {
    columns: { user_id: 'contracts', reminded_by: ownActs, prepared_by: ownActs },
    erased: ['contracts', ...money],
  },
  contractDocuments: { columns: { added_by: ownActs }, erased: ['contracts'] },
  poNumbers: { columns: { user_id: 'po_numbers' }, erased: ['contracts', ...money] },
  signatureRequests: { columns: { user_id: 'signature_requests' }, erased: ['contracts'] },
  localSignatures: { columns: {}, erased: ['contracts'] },
  localSignatureDocuments: { columns: {}, erased: ['contracts'] },
  consents: { columns: { user_id: 'consents' }, erased: ['contracts'] },
  timelineEvents: { columns: { user_id: 'timeline' }, erased: ['contracts'] },
  paymentProofs: { columns: { user_id: 'payment_proofs' }, erased: ['operations'] },
  orders: { columns: { user_id: ['payments', 'withdrawals'], placed_by: ownActs }, erased: money },
  receipts: { columns: { user_id: 'receipts', attached_by: ownActs, recorded_by: ownActs }, erased: money },
  payouts: {
    columns: { user_id: 'payouts', prepared_by: ownActs, approved_by: ownActs, executed_by: ownActs },
    erased: money,
  },
  payoutDetails: { columns: { user_id: 'payout_details' }, erased: money },
  payoutFiles: {
    columns: { created_by: ownActs },
    erased: { because: 'names several people: it goes with the last payout in it' },
  },
  statementIssues: { columns: { user_id: 'statement_issues' }, erased: money },
  yearlyNotices: {
    columns: { user_id: { because: 'that an email left about the documents of a year, which are exported' } },
    erased: 'closing',
  },
  monthlyNotices: {
    columns: { user_id: { because: 'that an email left about the statement of a month, which is exported' } },
    erased: 'closing',
  },
  changeRequests: {
    // The maker is staff, or the client that it is about.
    columns: { user_id: 'change_requests', maker_id: ownActs, checker_id: ownActs },
    erased: money,
  },
  dealDecisions: {
    columns: { decided_by: ownActs },
    erased: { because: 'a decision on a movement of the books; its reason is emptied with the money' },
  },
  entryReasons: { columns: {}, erased: money },
  journalEntries: { columns: { booked_by: ownActs }, erased: books },
  postings: { columns: {}, erased: books },
  unitMovements: { columns: {}, erased: books },
  registerMovements: { columns: { entered_by: ownActs }, erased: books },
  registerHolders: {
    columns: { user_id: { because: 'drawn from the account and the contract, exported from there' } },
    erased: ['contracts', ...money],
  },
  registerAttestations: {
    columns: { attached_by: ownActs },
    erased: { because: 'the digest of a file of the client, which is erased with their others' },
  },
  registerDiscrepancies: {
    columns: { reported_by: ownActs, answered_by: ownActs },
    erased: ['contracts', ...money],
  },
  // Drawn from the contract and the account, and emptied with the contract; the line of a movement stays with it.
  registerLines: { columns: {}, erased: ['contracts', ...money] },
  registerChecks: {
    columns: { by: ownActs },
    erased: { because: 'sums of units; who asked for them is staff' },
  },
  statementImports: { columns: { imported_by: ownActs }, erased: houseAccounts },
  statementDebits: { columns: {}, erased: houseAccounts },
  statementBalances: { columns: { recorded_by: ownActs }, erased: houseAccounts },
  daySignatures: { columns: { user_id: ownActs }, erased: houseAccounts },
  statementMappings: { columns: { updated_by: ownActs }, erased: houseAccounts },
  auditLog: {
    columns: { actor_id: 'activity' },
    erased: { because: 'emptied of addresses and values: its chain still verifies (decision 12)' },
  },
  deletionRequests: {
    columns: { user_id: 'deletion_requests' },
    erased: { because: 'the dates of the closing, by an id that identifies nobody' },
  },
  retainedData: {
    columns: { user_id: { because: 'of closed accounts alone, which nobody signs in to' } },
    erased: { because: 'which kind is retained until when, by an id that identifies nobody' },
  },
  bulkPlans: {
    columns: { author_id: ownActs },
    erased: { because: 'what staff did to many contracts, by their ids; who did it is staff' },
  },
  staffJobs: {
    columns: { owner_id: { because: 'an export of staff at work, deleted a day after it ended' } },
    erased: { because: 'deleted with its file a day after it ended' },
  },
  staffViews: { columns: { owner_id: shownSettings }, erased: 'closing' },
  staffDefaultViews: { columns: { user_id: shownSettings }, erased: 'closing' },
  importMappings: { columns: { updated_by: published }, erased: publicFigures },
  recordNotes: { columns: { user_id: internalNote, author_id: ownActs }, erased: money },
  recordNoteVersions: { columns: {}, erased: money },
  workItems: {
    columns: {
      user_id: internalNote,
      opened_by: ownActs,
      assignee_id: ownActs,
      closed_by: ownActs,
    },
    erased: money,
  },
  assistedSubscriptions: {
    columns: { user_id: 'assisted_subscriptions', author_id: ownActs, saved_by: ownActs },
    erased: ['operations'],
  },
  alerts: {
    columns: { closed_by: ownActs },
    erased: { because: 'ids alone, of records whose rows are erased; what was found of them is staff’s' },
  },
  workAssignments: {
    columns: { assignee_id: ownActs, by_id: ownActs },
    erased: { because: 'who does what waits, by its id alone: pruned once it no longer waits' },
  },
  messageThreads: {
    columns: {
      user_id: 'message_threads',
      sales_id: { because: 'the adviser is another person' },
      closed_by: ownActs,
    },
    erased: ['operations'],
  },
  messages: { columns: { author_id: 'messages' }, erased: ['operations'] },
  messageFiles: {
    columns: { uploader_id: { because: 'their files, which the messages name, are exported as files' } },
    erased: ['operations'],
  },
  recordPresence: { columns: { user_id: openRecords }, erased: 'closing' },
  importPlans: { columns: { author_id: published }, erased: publicFigures },
  navs: { columns: { entered_by: published, published_by: published }, erased: publicFigures },
  navRevisions: { columns: { entered_by: published, published_by: published }, erased: publicFigures },
  navDrafts: { columns: { author_id: ownActs, refused_by: ownActs }, erased: publicFigures },
  fxRates: { columns: { entered_by: published, published_by: published }, erased: publicFigures },
  fxRateRevisions: { columns: { entered_by: published, published_by: published }, erased: publicFigures },
  rateFetches: { columns: { requested_by: published }, erased: publicFigures },
  parameterVersions: {
    columns: { entered_by: ownActs, published_by: ownActs },
    erased: { because: 'settings of the house; who changed them is staff' },
  },
  strategyVersions: {
    columns: { entered_by: ownActs, published_by: ownActs },
    erased: { because: 'public terms of a product; who changed them is staff' },
  },
  plannedPaymentDetails: {
    columns: { entered_by: ownActs, published_by: ownActs, stopped_by: ownActs },
    erased: { because: 'public terms of a product; who changed them is staff' },
  },
  frozenNames: {
    columns: {},
    erased: {
      because: 'a public register of the State, replaced by each import; it names no client of ours',
    },
  },
  ...kaskadPersonalTables,
  assetFreezeLists: null,
  auditChain: null,
  auditHeads: null,
  issuedDocuments: null,
  sealEvidence: null,
  revocationLists: null,
  bookCounters: null,
  bulkRows: null,
  accountDays: null,
  accountBalances: null,
  dataVersions: null,
  indicatorCounts: null,
  installation: null,
  listCountDeltas: null,
  listCounts: null,
  parameters: null,
  poCounters: null,
  processes: null,
  rateControls: null,
  strategies: null,
};
