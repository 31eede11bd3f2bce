import { describe, expect, it } from 'vitest';
import { computeFlags, type Role } from '../access/index.ts';
import { isoDay } from '../dates/index.ts';
import { parseBic, parseIban } from './account-check.ts';
import { isCreditTransfer, payoutBookAsset, shortAccount, shortReference } from './amounts.ts';
import { validatePayoutDetails, walletProofText } from './payout-details.ts';
import { returnReasonText } from './payouts.texts.ts';
import {
  decidePayoutAction,
  type PayoutAction,
  type PayoutActor,
  type PayoutState,
  payoutActions,
  payoutActorFor,
  payoutStates,
} from './transitions.ts';
import {
  type PreparationValues,
  validatePayoutExecution,
  validatePayoutPreparation,
  validatePayoutQualification,
} from './validate.ts';

const today = '2026-03-05';
const decide = (
  action: PayoutAction,
  state: PayoutState,
  { actor = 'admin', isReceived = true, heldUntil = null, isInFile = false }: Partial<Facts> = {},
) => {
  const facts = { state, isReceived, heldUntil, isInFile };
  const decision = decidePayoutAction(action, facts, { actor, today });
  return decision.isAllowed ? decision.next : decision.reason;
};
interface Facts {
  actor: PayoutActor;
  isReceived: boolean;
  heldUntil: string | null;
  isInFile: boolean;
}

const ended = 'alreadyExecuted isVoid isReplaced';
// Columns: to_qualify to_prepare to_approve to_execute executed void replaced.
const table: Record<PayoutAction, string> = {
  qualify: `to_prepare notToQualify notToQualify notToQualify ${ended}`,
  prepare: `toQualify to_approve to_approve to_approve ${ended}`,
  approve: `toQualify notPrepared to_execute alreadyApproved ${ended}`,
  file: `toQualify notPrepared notApproved to_execute ${ended}`,
  execute: `toQualify notPrepared notApproved executed ${ended}`,
  void: `received received received received ${ended}`,
  return: 'toQualify notExecuted notExecuted notExecuted replaced isVoid isReplaced',
};
const neverReceived: Record<PayoutAction, string> = {
  qualify: `neverReceived notToQualify notToQualify notToQualify ${ended}`,
  prepare: `toQualify neverReceived neverReceived neverReceived ${ended}`,
  approve: `toQualify notPrepared neverReceived alreadyApproved ${ended}`,
  file: `toQualify notPrepared notApproved neverReceived ${ended}`,
  execute: `toQualify notPrepared notApproved neverReceived ${ended}`,
  void: `void void void void ${ended}`,
  return: 'toQualify notExecuted notExecuted notExecuted neverReceived isVoid isReplaced',
};

describe('decidePayoutAction', () => {
  it.each(payoutActions)('decides %s from every state, of money that was received or never was', (action) => {
    const read = (isReceived: boolean) => payoutStates.map((state) => decide(action, state, { isReceived }));
    expect(read(true).join(' ')).toBe(table[action]);
    expect(read(false).join(' ')).toBe(neverReceived[action]);
  });

  it.each(payoutActions)(
    'refuses %s to the beneficiary and to other accounts, from every state',
    (action) => {
      for (const state of payoutStates) {
        expect(decide(action, state, { actor: 'beneficiary' })).toBe('ownPayout');
        expect(decide(action, state, { actor: 'other' })).toBe('forbidden');
      }
    },
  );

  it('holds a payout until its day, which is included; preparing and approving do not wait', () => {
    expect(decide('execute', 'to_execute', { heldUntil: '2026-03-06' })).toBe('held');
    expect(decide('execute', 'to_execute', { heldUntil: '2026-03-05' })).toBe('executed');
    expect(decide('file', 'to_execute', { heldUntil: '2026-03-06' })).toBe('held');
    expect(decide('prepare', 'to_prepare', { heldUntil: '2026-03-06' })).toBe('to_approve');
    expect(decide('approve', 'to_approve', { heldUntil: '2026-03-06' })).toBe('to_execute');
  });

  it('is in one file at most, and keeps its beneficiary while it is in one', () => {
    expect(decide('file', 'to_execute', { isInFile: true })).toBe('inFile');
    expect(decide('prepare', 'to_execute', { isInFile: true })).toBe('inFile');
    expect(decide('execute', 'to_execute', { isInFile: true })).toBe('executed');
    expect(decide('file', 'executed', { isInFile: true })).toBe('alreadyExecuted');
  });

  it('takes an administrator for the beneficiary of their own money', () => {
    const none = {
      can_access_yield: false,
      can_access_kaskad: false,
      can_access_yield_admin: false,
      can_access_kaskad_admin: false,
    };
    const user = (role: Role) => ({ id: 'u1', role, is_kyc: true, ...computeFlags({ ...none, role }) });
    expect(payoutActorFor(user('super_admin'), 'u1')).toBe('beneficiary');
    expect(payoutActorFor(user('super_admin'), null)).toBe('admin');
    expect(payoutActorFor(user('client'), 'u2')).toBe('other');
  });
});

const executionErrors = (executed_on: string | null, reference = 'VIR-9', heldUntil: string | null = null) =>
  validatePayoutExecution(
    { executed_on, reference },
    { requestedOn: isoDay('2026-03-02'), heldUntil, today: isoDay(today) },
  ).failures.map(({ field, message }) => `${field}: ${message}`);

describe('validatePayoutExecution', () => {
  it.each([
    ['2026-03-02', []],
    ['2026-03-05', []],
    ['2026-03-01', ['executed_on: La date d’exécution ne peut pas précéder la demande.']],
    ['2026-03-06', ['executed_on: La date d’exécution ne peut pas être dans le futur.']],
    ['2026-02-30', ['executed_on: Merci de sélectionner la date d’exécution.']],
    [null, ['executed_on: Merci de sélectionner la date d’exécution.']],
  ])('on %j has the errors %j', (day, errors) => {
    expect(executionErrors(day)).toEqual(errors);
  });

  it('requires a reference, and no day before the one it is held to', () => {
    expect(executionErrors('2026-03-04', ' ')).toEqual([
      'reference: Merci d’indiquer la référence du versement.',
    ]);
    expect(executionErrors('2026-03-03', 'VIR-9', '2026-03-04')).toEqual([
      'executed_on: La date d’exécution ne peut pas précéder la fin du délai de renonciation.',
    ]);
    expect(executionErrors('2026-03-04', 'VIR-9', '2026-03-04')).toEqual([]);
  });
});

const qualificationErrors = (outcome: 'paid' | 'due' | null) =>
  validatePayoutQualification(
    { outcome, executed_on: null, reference: '' },
    { requestedOn: isoDay('2026-03-02'), heldUntil: null, today: isoDay(today) },
  ).failures.map(({ field }) => field);

describe('validatePayoutQualification', () => {
  it('requires a day and a reference of what was paid already, and of nothing else', () => {
    expect(qualificationErrors('paid')).toEqual(['executed_on', 'reference']);
    expect(qualificationErrors('due')).toEqual([]);
    expect(qualificationErrors(null)).toEqual(['outcome']);
  });
});

const iban = 'FR1420041010050500013M02606';

const typed = {
  source: 'staff',
  name: 'Odile Carrel',
  account: iban,
  reason: 'Courrier',
  form_id: 'f1',
} as const;
const preparationErrors = (values: PreparationValues, network: 'bitcoin' | null = null) =>
  validatePayoutPreparation(values, { method: network === null ? 'rib' : 'crypto', network }).failures.map(
    ({ field }) => field,
  );

describe('validatePayoutPreparation', () => {
  it('needs nothing more of a beneficiary that is known', () => {
    expect(preparationErrors({ source: 'receipt' })).toEqual([]);
    expect(preparationErrors({ source: 'declared' })).toEqual([]);
    expect(preparationErrors({ source: null })).toEqual(['source']);
  });

  it('needs all of one that staff typed, in the order of the form', () => {
    expect(preparationErrors(typed)).toEqual([]);
    expect(preparationErrors({ source: 'staff', bic: 'NOPE' })).toEqual([
      'name',
      'account',
      'bic',
      'reason',
      'form_id',
    ]);
  });

  it('checks an address on its own network', () => {
    expect(preparationErrors({ ...typed, account: iban }, 'bitcoin')).toEqual(['account']);
    expect(
      preparationErrors({ ...typed, account: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }, 'bitcoin'),
    ).toEqual([]);
  });
});

describe('an IBAN and a BIC', () => {
  it.each([
    ['fr14 2004 1010 0505 0001 3m02 606', iban],
    ['FR14\u00A02004\u202F1010\t0505 0001 3M02 606\n', iban],
    ['FR15 2004 1010 0505 0001 3M02 606', null],
    ['', null],
  ])('%j is stored as %j', (text, stored) => {
    expect(parseIban(text)).toBe(stored);
  });

  it('a BIC is stored in capitals', () => {
    expect(parseBic('bnpafrpp')).toBe('BNPAFRPP');
    expect(parseBic('BNPA')).toBeNull();
  });
});

describe('the amount and account of a payout', () => {
  it.each([
    ['EURO', 'EUR'],
    ['USDC', 'USDC'],
    ['USD', 'USD'],
  ])('in %s is booked in %s', (asset, booked) => {
    expect(payoutBookAsset(asset)).toBe(booked);
  });

  it('is a credit transfer in euros from a bank', () => {
    expect(isCreditTransfer({ asset: 'EURO', account: `bank:${iban}` })).toBe(true);
    expect(isCreditTransfer({ asset: 'USD', account: `bank:${iban}` })).toBe(false);
    expect(isCreditTransfer({ asset: 'EURC', account: 'wallet:ethereum:0x1' })).toBe(false);
    expect(() => payoutBookAsset('XAU')).toThrow(RangeError);
  });

  it('is shortened in a list', () => {
    expect(shortAccount(iban, 'rib')).toBe('FR14 •••• 2606');
    expect(shortAccount('0x52908400098527886E0F7030069857D2E4169EE7', 'crypto')).toBe('0x5290…9EE7');
  });

  it('is paid with a reference of which the hash of a transaction is shortened in a list', () => {
    const bank = 'A'.repeat(35);
    expect(shortReference(bank)).toBe(bank);
    expect(shortReference(`0x${'fb69'.repeat(16)}`)).toBe('0xfb69…fb69');
    expect(shortReference('fb69'.repeat(16))).toBe('fb69fb…fb69');
    expect(shortReference('Un zéro manquait à la saisie du montant')).toBe(
      'Un zéro manquait à la saisie du montant',
    );
  });
});

const wallet = '0x52908400098527886E0F7030069857D2E4169EE7';
const detailsErrors = (change: object) =>
  validatePayoutDetails({
    method: 'rib',
    network: null,
    holder: 'Camille Moreau',
    account: iban,
    ...change,
  }).failures.map(({ field, message }) => `${field}: ${message}`);

describe('validatePayoutDetails', () => {
  it.each([
    [{}, []],
    [{ holder: ' ' }, ['holder: Merci d’indiquer le nom du titulaire.']],
    [{ account: 'FR00' }, ['account: Cet IBAN n’est pas valide.']],
    [{ bic: 'NOPE' }, ['bic: Ce BIC n’est pas valide.']],
    [{ method: 'crypto', network: 'ethereum', account: wallet, signature: '0x1' }, []],
    [
      { method: 'crypto', network: 'ethereum', account: wallet },
      ['signature: Merci de coller la signature du portefeuille.'],
    ],
    [
      { method: 'crypto', network: 'bitcoin', account: wallet },
      ['account: Cette adresse n’est pas valide sur ce réseau.'],
    ],
  ])('%j has the errors %j', (change, errors) => {
    expect(detailsErrors(change)).toEqual(errors);
  });

  it('has a text to sign that names the wallet in its checksum form, the account and the day', () => {
    expect(walletProofText({ address: wallet.toLowerCase(), email: 'camille@exemple.fr', day: today })).toBe(
      [
        'Je déclare que ce portefeuille m’appartient et demande à y recevoir les sommes qui me sont dues.',
        `Portefeuille\u00a0: ${wallet}`,
        'Compte\u00a0: camille@exemple.fr',
        'Date\u00a0: 2026-03-05',
      ].join('\n'),
    );
  });
});

describe('the reason of a bank that sent a transfer back', () => {
  it.each([
    ['AC06', 'AC06, compte bloqué'],
    ['TM01', 'TM01, reçu après l’heure limite'],
    ['XX99', 'code XX99'],
    ['XXXX', 'code XXXX'],
    ['Compte clos, dit la banque', 'Compte clos, dit la banque'],
    ['', ''],
  ])('%s reads %s', (reason, said) => {
    expect(returnReasonText(reason)).toBe(said);
  });
});
