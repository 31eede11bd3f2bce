import { describe, expect, it } from 'vitest';
import {
  type AuditEntry,
  actionText,
  auditActions,
  faultText,
  fieldText,
  objectPath,
  valueText,
} from './audit.model.ts';

const entry: AuditEntry = {
  id: '1',
  occurred_at: '2026-01-05T10:00:00.000Z',
  actor: null,
  actor_role: null,
  action: 'contract.signed',
  object_type: 'contract',
  object_id: 'c1',
  object_name: null,
  changes: [],
  ip: null,
  request_id: null,
  is_erased: false,
};
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('the words of an entry', () => {
  it('are French, and its code where there are none', () => {
    expect([actionText(entry), actionText({ ...entry, action: 'old.code' })]).toEqual([
      'Contrat signé',
      'old.code',
    ]);
  });

  it.each([
    ['iban', 'IBAN'],
    ['payment.amount', 'Paiement, montant'],
    ['unknown.amount', 'unknown, montant'],
  ])('of the field %s are « %s »', (field, expected) => {
    expect(fieldText(field)).toBe(expected);
  });

  it.each([
    ['0.25', '0,25'],
    ['-1.5', '-1,5'],
    ['2026-01-05', '05/01/2026'],
    ['2026-13-05', '2026-13-05'],
    ['1.2.3', '1.2.3'],
    ['PO-2026-0001', 'PO-2026-0001'],
  ])('of the value %s are %s', (value, expected) => {
    expect(valueText(value)).toBe(expected);
  });

  it('name the row of a fault, or the link that is gone', () => {
    expect(plain(faultText({ problem: 'deleted', row: null, link: 1200 }))).toBe(
      'Entrée n° 1 200 : elle a été supprimée.',
    );
    expect(plain(faultText({ problem: 'changed', row: 12, link: 9 }))).toMatch(/^Entrée n° 12 :/);
  });
});

it.each([
  ['contract', '/admin/souscriptions/c1'],
  ['payout', '/admin/souscriptions/versements/c1'],
  ['user', null],
])('an object of type %s opens on %s', (object_type, expected) => {
  expect(objectPath({ ...entry, object_type })).toBe(expected);
});

it('actions are offered in the order of their words', () => {
  expect(auditActions.indexOf('account.shut')).toBeLessThan(auditActions.indexOf('contract.signed'));
});
