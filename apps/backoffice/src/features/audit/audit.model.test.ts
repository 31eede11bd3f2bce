import { describe, expect, it } from 'vitest';
import { type AuditEntry, auditActions, faultText, objectPath } from './audit.model.ts';

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
  ['strategy', '/admin/produits/c1'],
  ['bulk', '/admin/souscriptions/actions/c1'],
  ['parameter', '/admin/parametres'],
  ['user', null],
])('an object of type %s opens on %s', (object_type, expected) => {
  expect(objectPath({ ...entry, object_type })).toBe(expected);
});

it('actions are offered in the order of their words', () => {
  expect(auditActions.indexOf('account.shut')).toBeLessThan(auditActions.indexOf('contract.signed'));
});
