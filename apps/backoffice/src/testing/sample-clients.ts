import type { OperationOutput } from '@repo/api-sdk';

type Row = OperationOutput<'listClients'>['items'][number];
type Record = OperationOutput<'getClient'>;

const noClients = {
  review: 0,
  documents: 0,
  incomplete: 0,
  unassigned: 0,
  idle: 0,
  expiring: 0,
  locked: 0,
  all: 0,
};

/** The home of an adviser who has no client yet, nor a colleague. */
export const noOwnClients = {
  listMyClients: { items: [], total: 0, is_total_exact: true, page: 1, page_size: 25 },
  getMyPortfolio: { clients: 0, value_eur: '0.00', collected_eur: '0.00', stages: [] },
  getMyDay: { todo: 0, late: 0, tasks: [], groups: [] },
  listDelegations: { items: [] },
  listAdvisers: { advisers: [] },
  listClientInvitations: { items: [], total: 0 },
};

/** A client whose identity is to be examined, with one running contract. */
export function sampleClientRow(change: Partial<Row> = {}): Row {
  return {
    id: 'usr_camille',
    firstname: 'Camille',
    lastname: 'Moreau',
    company_name: null,
    email: 'camille.moreau@exemple.fr',
    phone: '06-12-34-56-78',
    kind: 'person',
    identity: 'pending',
    documents: 'none',
    profile: 'complete',
    state: 'open',
    stage: 'identity',
    block: 'review',
    adviser: { id: 'usr_paul', name: 'Paul Mercadier' },
    contracts: 3,
    active_contracts: 1,
    value_eur: '15000.00',
    services: ['yield'],
    has_two_factor: true,
    signed_in_at: '2026-01-05T10:00:00.000Z',
    created_at: '2026-01-02T09:00:00.000Z',
    ...change,
  };
}

type MyRow = OperationOutput<'listMyClients'>['items'][number];

/** One of the adviser’s clients, with 15 000 € invested and a task that is late. */
export function sampleMyClient(change: Partial<MyRow> = {}, client: Partial<Row> = {}): MyRow {
  return {
    id: 'usr_camille',
    client: sampleClientRow(client),
    last_contact_at: '2026-01-03T09:00:00.000Z',
    next_step: 'pay',
    next_task: { title: 'Rappeler pour le virement', due_day: '2026-01-04', is_late: true },
    ...change,
  };
}

export function sampleClientRecord(client: Partial<Row> = {}, change: Partial<Record> = {}): Record {
  return {
    client: sampleClientRow(client),
    address: '12 rue des Lilas',
    zip_code: '69003',
    city: 'Lyon',
    country: 'FRA',
    registration_number: '',
    company_type: '',
    kyc_status: 'pending',
    refusal: null,
    identity_documents: 2,
    company_documents: [],
    missing_fields: [],
    role: 'client',
    sessions: 1,
    locked_at: null,
    is_staff: false,
    access: {
      role: 'client',
      can_access_yield: true,
      can_access_kaskad: false,
      can_access_yield_admin: false,
      can_access_kaskad_admin: false,
    },
    terms_accepted_at: '2026-01-02T09:00:00.000Z',
    deletion_on: null,
    updated_at: '2026-01-02T09:00:00.000Z',
    version: 'v1',
    planned_email: null,
    has_own_factor: false,
    factor_removal_at: null,
    payout_hold: null,
    pending_change: null,
    last_reminder: null,
    ...change,
  };
}

type IdentityCase = OperationOutput<'getClientIdentity'>;

const file = (id: string, name: string, mime = 'image/png') => ({ id, name, mime, size_bytes: 1000 });

/** A case to examine, with both sides of a card. */
export function sampleIdentityCase(change: Partial<IdentityCase> = {}): IdentityCase {
  const image = { doc_type: 'ID_CARD', country: 'FRA', sent_at: '2026-01-03T09:00:00.000Z' } as const;
  return {
    state: 'pending',
    refusal: null,
    actions: [
      { action: 'approve', control: 'alone' },
      { action: 'correct', control: 'alone' },
      { action: 'reject', control: 'alone' },
    ],
    waiting_since: '2026-01-03T09:00:00.000Z',
    refusals: 0,
    last_reminder: null,
    images: [
      { ...image, file: file('fil_recto', 'recto.png'), side: 'FRONT_SIDE' },
      { ...image, file: file('fil_verso', 'verso.png'), side: 'BACK_SIDE' },
    ],
    documents: [],
    expiries: [],
    asset_freeze: { published_on: '2026-01-02', found: [], total: 0 },
    pending_change: null,
    ...change,
  };
}

type Examined = IdentityCase['documents'][number];

/** A document of a company that no user has examined. */
export function sampleDocument(change: Partial<Examined> & Pick<Examined, 'type'>): Examined {
  return {
    file: file(`fil_${change.type}`, `${change.type}.png`),
    review: 'checking',
    reason: null,
    mark: null,
    comment: null,
    sent_at: '2026-01-03T09:00:00.000Z',
    decided_at: null,
    decided_by: null,
    ...change,
  };
}

const nothing = { items: [], total: 0, page: 1, page_size: 25 };

/** What the screens of clients read, without a client. */
export const clientReads = {
  listClients: { ...nothing, is_total_exact: true },
  countClients: noClients,
  listClientAssignments: { items: [] },
  listClientInvitations: { items: [], total: 0 },
  compareClientCompany: { state: 'not_checked' as const, is_active: null, lines: [] },
  getClientIdentity: sampleIdentityCase({ actions: [], images: [] }),
  listClientAccessLog: nothing,
};
