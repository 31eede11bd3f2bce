import { expect, it } from 'vitest';
import { type Alert, detailHrefOf, detailOf, hrefOf, ruleOf } from './alerts.model.ts';

const alert = (rule: Alert['rule'], detail: string | null): Alert => ({
  id: 'alt_1',
  rule,
  detail,
  records: [],
  raised_at: '2026-11-20T09:00:00.000Z',
  closing: null,
});

it.each<[Alert['rule'], string | null, string | null]>([
  ['files_opened', '62', '62 clients en une heure'],
  ['day_unsigned', '2026-11-20', 'journée du 20/11/2026'],
  ['broken_chain', '1042', 'ligne 1042'],
  ['disputed', 'payoutDetailsDeclared', 'Nouvelles coordonnées de versement'],
  ['disputed', 'later', 'later'],
  ['shared_account', null, null],
])('%s of %s says %s', (rule, detail, words) => {
  expect(detailOf(alert(rule, detail))).toBe(words);
});

it('leads to the record of each, but of a colleague', () => {
  const hrefs = (['contract', 'receipt', 'user', 'staff'] as const).map((kind) =>
    hrefOf({ kind, id: 'k1', label: 'x' }),
  );
  expect(hrefs).toEqual([
    '/admin/souscriptions/k1',
    '/admin/souscriptions/rapprochement?encaissement=k1',
    '/admin/users/k1',
    null,
  ]);
});

it('shows a rule and a record that this page does not know by the detail that the API sent', () => {
  const unknown = Object.assign(alert('broken_chain', '12'), { rule: 'later' });
  expect([ruleOf(unknown), detailOf(unknown)]).toEqual(['Alerte', '12']);
  const record = { kind: 'contract', id: 'k1', label: 'x' } as const;
  expect(hrefOf(Object.assign({ ...record }, { kind: 'later' }))).toBeNull();
});

it('leads to the day that is not signed, and nowhere of another detail', () => {
  expect(detailHrefOf(alert('day_unsigned', '2026-11-20'))).toBe('/admin/controle-du-jour?jour=2026-11-20');
  expect(detailHrefOf(alert('broken_chain', '1042'))).toBeNull();
});
