import { sampleAccountDeletion } from '@repo/api-sdk/testing';
import { retentionTexts } from '@repo/domain/retention';
import { describe, expect, it } from 'vitest';
import { blockerLine, fatesOf } from './deletion.model.ts';

const { kinds } = retentionTexts;
const rowsOf = (change: Parameters<typeof sampleAccountDeletion>[0]) =>
  fatesOf(sampleAccountDeletion(change)).map(({ what, fate, reason }) => [what, fate, reason]);
const erased = 'Effacement le 1er avril 2026';
const plain = (rows: readonly (readonly (string | undefined)[])[]) =>
  rows.map((row) => row.map((text) => text?.replaceAll('\u00A0', ' ')));

describe('the erasure and retention of personal data', () => {
  it('erases everything when no law requires retention', () => {
    expect(plain(rowsOf({ kept: [] }))).toEqual(
      plain([
        ['Adresse e-mail, mot de passe, téléphone', erased, undefined],
        ['Connexions, codes et e-mails', erased, undefined],
        ['Contrats jamais signés', erased, undefined],
        [kinds.identity.what, erased, undefined],
        ['Nom, adresse, société', erased, undefined],
      ]),
    );
  });

  it('names the law for each retained kind, and keeps the name until the last of them', () => {
    const kept = [
      { kind: 'contracts', until: '2036-03-01' },
      { kind: 'identity', until: '2031-04-01' },
    ] as const;
    expect(plain(rowsOf({ kept: [...kept] }).slice(3))).toEqual(
      plain([
        [kinds.contracts.what, 'Conservation jusqu’au 1er mars 2036', kinds.contracts.law],
        [kinds.identity.what, 'Conservation jusqu’au 1er avril 2031', kinds.identity.law],
        [
          'Nom, adresse, société',
          'Conservation jusqu’au 1er mars 2036',
          'Attachés à ce que la loi nous impose de conserver, sans autre usage.',
        ],
      ]),
    );
  });
});

describe('what prevents a deletion', () => {
  it.each([
    ['unsigned', 'USDFY (PO-1), à signer ou à annuler'],
    ['unpaid', 'USDFY (PO-1), en attente de paiement, à régler ou à annuler'],
    ['running', 'USDFY (PO-1), en cours, à clôturer'],
    ['refund', 'USDFY (PO-1), dont un versement reste à recevoir'],
  ] as const)('%s', (reason, expected) => {
    expect(blockerLine({ contract_id: 'c', reason, product: 'USDFY', po_number: 'PO-1' })).toBe(expected);
  });
});
