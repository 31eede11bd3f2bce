import { expect, it } from 'vitest';
import { dueOf, hrefOf, kindName, timeInWords, type WorkItem } from './work-queue.model.ts';

const now = new Date('2026-11-20T09:42:00.000Z');
const item = (change: Partial<WorkItem>): WorkItem => ({
  kind: 'proof',
  id: 'k_1',
  label: 'PO-2026-0187',
  detail: null,
  amount: null,
  asset: null,
  link_id: 'k_1',
  opened_at: '2026-11-16T09:00:00.000Z',
  due_at: null,
  is_late: false,
  is_assignable: true,
  assignee: null,
  postponed_until: null,
  reason: null,
  version: 0,
  ...change,
});
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it.each<[Partial<WorkItem>, string]>([
  [{ kind: 'kyc', link_id: 'usr_1' }, '/admin/users/usr_1?onglet=identite'],
  [{ kind: 'payout', link_id: 'pay_1' }, '/admin/souscriptions/versements/pay_1'],
  [{ kind: 'request', link_id: 'req_1' }, '/admin/a-valider/req_1'],
  [{ kind: 'nav', link_id: '2026-11-14' }, '/admin/navs?mois=2026-11'],
  [{ kind: 'message', link_id: 'thr_1' }, '/admin/messages/thr_1'],
])('%j is done at %s', (change, href) => {
  expect(hrefOf(item(change), 'admin')).toBe(href);
});

it.each([
  [30_000, '1 min'],
  [12 * 60_000, '12 min'],
  [3.5 * 3_600_000, '3 h 30'],
  [2 * 86_400_000, '2 j'],
  [2 * 86_400_000 + 21 * 3_600_000, '2 j 21 h'],
])('%i ms are %s', (ms, words) => {
  expect(plain(timeInWords(ms))).toBe(words);
});

const at = (due_at: string | null, is_late = false) => dueOf(item({ due_at, is_late }), now).tone;

it('is amber in its last two hours, red after', () => {
  expect([
    at('2026-11-20T13:00:00.000Z'),
    at('2026-11-20T11:00:00.000Z'),
    at('2026-11-20T09:00:00.000Z', true),
    at(null),
  ]).toEqual(['neutral', 'warning', 'negative', 'neutral']);
});

it('is done nowhere that this page knows when its kind is newer', () => {
  expect(hrefOf(Object.assign(item({}), { kind: 'later' }), 'admin')).toBeNull();
  expect(kindName('later')).toBe('Autre travail');
});

it.each([
  ['commercial', 'message', '/admin-commercial/messages/k_1'],
  ['commercial', 'task', '/admin-commercial'],
  ['admin', 'dispute', '/admin/users/k_1'],
  ['commercial', 'proof', null],
  ['equisafe', 'register_gap', '/admin-equisafe/k_1'],
  ['equisafe', 'register_entry', '/admin-equisafe/k_1'],
] as const)('%s does a %s at %s', (area, kind, href) => {
  expect(hrefOf(item({ kind }), area)).toBe(href);
});
