/** What `personal-tables.ts` records of the tables of Kaskad. */
export const ownActs = { because: 'the member of staff at work; their own acts are in the trail' } as const;
export const money = ['operations', 'tax'] as const;

export const kaskadPersonalTables = {
  kaskadGrants: { columns: { user_id: 'kaskad_grants' }, erased: money },
  kaskadGrantVersions: { columns: { made_by: ownActs }, erased: money },
  kaskadUnlocks: {
    columns: { user_id: { because: 'of the grant, which is exported with its tranches' } },
    erased: money,
  },
  kaskadClaims: { columns: { user_id: 'kaskad_claims', decided_by: ownActs }, erased: money },
  kaskadWallets: { columns: { user_id: 'kaskad_wallets' }, erased: money },
  kaskadPayoutDetails: { columns: { user_id: 'kaskad_payout_details' }, erased: money },
  kaskadGrantImports: {
    columns: { author_id: ownActs },
    erased: {
      because: 'ids of owners, emptied once their grants are made and deleted after a week without it',
    },
  },
  kaskadUserImports: {
    columns: { author_id: ownActs },
    erased: { because: 'names and addresses of a file of people to invite, deleted after a week' },
  },
  kaskadRounds: {
    columns: { created_by: ownActs, submitted_by: ownActs, issue_started_by: ownActs },
    erased: { because: 'public terms of a round; who entered them is staff' },
  },
  kaskadRoundDocuments: {
    columns: { published_by: ownActs },
    erased: { because: 'published documents of a round; who published them is staff' },
  },
  kaskadRoundUpdates: {
    columns: { published_by: ownActs },
    erased: { because: 'published news of a round; who published them is staff' },
  },
  kaskadInvitations: {
    columns: { user_id: 'kaskad_invitations', invited_by: ownActs },
    erased: { because: 'counted in the 150 persons of a round, by an id that identifies nobody' },
  },
  kaskadQuestions: {
    columns: { user_id: 'kaskad_questions', replied_by: ownActs },
    erased: ['operations'],
  },
  kaskadInvestments: { columns: { user_id: 'kaskad_investments' }, erased: ['contracts', ...money] },
  kaskadInvestmentEvents: {
    columns: { by_user: { because: 'staff or the owner, whose investment is exported with its events' } },
    erased: ['contracts', ...money],
  },
  kaskadConsents: { columns: {}, erased: ['contracts'] },
  kaskadSignatures: { columns: {}, erased: ['contracts'] },
  kaskadRoundMails: { columns: {}, erased: ['contracts', ...money] },
  kaskadTests: { columns: { user_id: 'kaskad_tests' }, erased: ['contracts'] },
  kaskadMovements: {
    columns: { user_id: 'kaskad_movements', booked_by: ownActs },
    erased: { because: 'the register of an issuer stays whole: its holder is emptied with the money' },
  },
  kaskadFeeTransfers: {
    columns: { recorded_by: ownActs },
    erased: { because: 'sums that an issuer transferred; who recorded them is staff' },
  },
  kaskadAllotments: {
    columns: { published_by: ownActs },
    erased: { because: 'sums of a round; who published them is staff' },
  },
  kaskadAllottedUnits: {
    columns: { by_user: ownActs },
    erased: { because: 'ids of the investments of a publication, deleted once it is written to them' },
  },
  kaskadValuations: {
    columns: { recorded_by: ownActs },
    erased: { because: 'prices of a class; who recorded them is staff' },
  },
  kaskadIssuerAccounts: {
    columns: { set_by: ownActs },
    erased: { because: 'where investments in an issuer are paid; who set it is staff' },
  },
  kaskadClasses: null,
  kaskadGrantCounters: null,
  kaskadInvestmentCounters: null,
  kaskadIssuers: null,
} as const;
