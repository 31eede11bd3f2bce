import { sampleContract, sampleUser } from '@repo/api-sdk/testing';
import { waitingPayment } from '@repo/client/portfolio-samples';
import { describe, expect, it } from 'vitest';
import { type Todo, todosOf } from './todo.model.ts';

const plain = (text: string | null) => text?.replaceAll(/[\u00A0\u202F]/g, ' ') ?? null;

/** Each line as it is read, then where its button leads. */
const linesOf = (todos: readonly Todo[]) =>
  todos.map((todo) => {
    const { title, about } = todo;
    const rest =
      todo.kind === 'email' ? [] : [todo.amount, todo.detail, todo.due, todo.actionLabel, todo.href];
    return [title, about, ...rest].map(plain).filter((part) => part !== null);
  });
const none = { contracts: [], prepared: [], user: null, waiting: [] } as const;

const proof = {
  reference: 'PO-2026-0001',
  executed_on: '2026-01-04',
  wallet_address: null,
  txid: null,
  tx_urls: [],
  submitted_at: '2026-01-05T09:00:00.000Z',
  chain_reading: null,
};
const unsigned = { status: 'pending', signed_at: null } as const;
const refused = { payment_proof: proof, proof_refusal: 'Référence introuvable.' } as const;

describe('a contract', () => {
  it.each([
    [
      'whose proof was refused',
      refused,
      [
        'Preuve de paiement refusée',
        'USDFY PO-2026-0001',
        '15 000,00 EURC',
        'Référence introuvable.',
        'Preuve du 05/01/2026',
        'Renvoyer une preuve : USDFY PO-2026-0001',
        '/documents?preuve=sig_1',
      ],
    ],
    [
      'to sign',
      unsigned,
      [
        'Contrat à signer',
        'USDFY PO-2026-0001',
        '15 000,00 EURC',
        'Préparé le 02/01/2026',
        'Signer : USDFY PO-2026-0001',
        '/produits/str_usdfy/souscrire?contrat=sig_1',
      ],
    ],
    [
      'to pay',
      { currency: 'EURO', payment_method: 'rib' },
      [
        'Contrat à payer',
        'USDFY PO-2026-0001',
        '15 000,00 €',
        'Signé le 02/01/2026',
        'Payer : USDFY PO-2026-0001',
        '/documents?payer=sig_1',
      ],
    ],
  ] as const)('%s waits for the client', (_state, change, line) => {
    expect(linesOf(todosOf({ ...none, contracts: [sampleContract(change)] }))).toEqual([line]);
  });

  it.each([
    { payment_status: 'proved' },
    { payment_status: 'checking', ...refused },
    { payment_status: 'paid' },
    { status: 'refused', payment_status: 'canceled' },
    { status: 'canceled', payment_status: 'canceled' },
    { status: 'closed', payment_status: 'canceled', ...refused },
  ] as const)('waits for nothing of the client when %j', (change) => {
    expect(todosOf({ ...none, contracts: [sampleContract(change)] })).toEqual([]);
  });

  it('paid in part waits for the rest alone, once no proof is examined', () => {
    const waiting = [
      {
        ...waitingPayment,
        contract_id: 'sig_1',
        state: 'short',
        order_date: null,
        missing: '80.00',
      } as const,
    ];
    const [line, ...others] = linesOf(todosOf({ ...none, contracts: [sampleContract()], waiting }));
    expect(line?.slice(0, 3)).toEqual(['Reste à payer', 'USDFY PO-2026-0001', '80,00 EURC']);
    expect(others).toEqual([]);
    const proved = sampleContract({ payment_status: 'proved' });
    expect(todosOf({ ...none, contracts: [proved], waiting })).toEqual([]);
  });
});

const approved = {
  kbis_validated: 'approved',
  rbe_validated: 'approved',
  statuts_validated: 'approved',
} as const;
const company = { is_company: true, ...approved, document_expiries: [] };
const expiry = (document: 'identity' | 'kbis', step: 'soon' | 'expired' | null) => ({
  document_expiries: [{ document, last_day: '2026-03-12', step }],
});

describe('a document', () => {
  it.each([
    [
      'refused',
      { ...company, kbis_validated: 'rejected', kbis_reason: 'Le document est incomplet.' },
      ['KBIS : à renvoyer', 'Le document est incomplet.', 'Compléter : KBIS', '/profile'],
    ],
    [
      'missing',
      { ...company, rbe_validated: null, statuts_validated: null },
      [
        'Documents de votre société à envoyer',
        'RBE et Statuts signés',
        'Compléter : documents de votre société',
        '/profile',
      ],
    ],
    [
      'that expires',
      { ...company, ...expiry('kbis', 'soon') },
      [
        'KBIS : à renouveler',
        'Envoyez le nouveau document depuis votre profil.',
        'Expire le 12/03/2026',
        'Compléter : KBIS',
        '/profile',
      ],
    ],
    [
      'that has expired',
      expiry('identity', 'expired'),
      [
        'Pièce d’identité : à renouveler',
        'Envoyez-nous la nouvelle depuis « Accompagnement ».',
        'Expiré depuis le 12/03/2026',
        'Compléter : Pièce d’identité',
        '/accompagnement?echange=nouveau',
      ],
    ],
  ] as const)('%s is to be sent', (_state, change, line) => {
    expect(linesOf(todosOf({ ...none, user: sampleUser(change) }))).toEqual([line]);
  });

  it.each([
    company,
    { ...company, kbis_validated: 'checking' },
    { ...company, kbis_validated: 'checking', ...expiry('kbis', 'expired') },
    { ...company, ...expiry('kbis', null) },
    expiry('identity', null),
    // Of a person, whatever their company fields hold.
    { kbis_validated: null, rbe_validated: 'rejected' },
  ] as const)('is not requested when %j', (change) => {
    expect(todosOf({ ...none, user: sampleUser(change) })).toEqual([]);
  });
});

it('the most urgent comes first; of the same kind, what has waited longest', () => {
  const contracts = [
    sampleContract({ id: 'pay' }),
    sampleContract({ id: 'later', ...unsigned, created_at: '2026-01-04T09:00:00.000Z' }),
    sampleContract({ id: 'earlier', ...unsigned, created_at: '2026-01-03T09:00:00.000Z' }),
    sampleContract({ id: 'proof', ...refused }),
  ];
  const user = sampleUser({
    ...company,
    rbe_validated: null,
    statuts_validated: 'rejected',
    ...expiry('identity', 'soon'),
  });
  expect(todosOf({ contracts, prepared: [], user, waiting: [] }).map(({ id }) => id)).toEqual([
    'proof',
    'earlier',
    'later',
    'pay',
    'statuts',
    'missing',
    'identity',
  ]);
});

describe('an address that is not confirmed', () => {
  it('comes before a signature, which waits for it', () => {
    const user = sampleUser({ email_confirmed: false });
    const lines = linesOf(todosOf({ ...none, user, contracts: [sampleContract(unsigned)] }));
    expect(lines.map(([title]) => title)).toEqual(['Confirmez votre adresse e-mail', 'Contrat à signer']);
    expect(lines[0]?.[1]).toContain(user.email);
  });

  it('is never one of a host that does not say it', () => {
    const { email_confirmed: _confirmed, ...user } = sampleUser();
    expect(todosOf({ ...none, user })).toEqual([]);
  });
});
