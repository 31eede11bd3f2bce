import { isoDay } from '@repo/domain/dates';
import { expect, it } from 'vitest';
import { hrefOf, labelOf, noteOf, type StaffTile, type TileKind } from './home.model.ts';

const today = isoDay('2026-12-01');
const tile = (kind: TileKind, change: Partial<StaffTile> = {}): StaffTile => ({
  kind,
  count: 3,
  since: null,
  is_late: false,
  names: [],
  sums: [],
  ...change,
});

it.each<[TileKind, string | null]>([
  ['proofs', '/admin/souscriptions?statut=signe&paiement=preuve-deposee'],
  ['checking', '/admin/souscriptions?statut=signe&paiement=en-verification'],
  ['unpaid', '/admin/souscriptions?statut=signe&paiement=attendu&tri=signature'],
  ['unsigned', '/admin/souscriptions?statut=en-attente'],
  ['nav_requests', '/admin/a-valider?publie=vl'],
  ['navs', '/admin/navs'],
  ['jobs', null],
])('%s links to the list filtered as it counts', (kind, href) => {
  expect(hrefOf(tile(kind))).toBe(href);
});

it('opens the calendar on the month of the oldest day', () => {
  expect(hrefOf(tile('navs', { since: '2026-11-30' }))).toBe('/admin/navs?mois=2026-11');
  expect(hrefOf(tile('rates', { since: '2026-11-27' }))).toBe('/admin/taux-fx?mois=2026-11');
});

const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

it.each<[TileKind, Partial<StaffTile>, string | undefined, string | undefined]>([
  [
    'navs',
    { since: '2026-11-30', names: ['USDFY'], is_late: true },
    'USDFY · depuis le 30/11/2026',
    'negative',
  ],
  ['navs', { since: '2026-12-01', names: ['USDFY'] }, 'USDFY · depuis le 01/12/2026', 'neutral'],
  ['proofs', { since: '2026-11-19' }, 'la plus ancienne, signée il y a 12 j', 'neutral'],
  ['requests', { since: '2026-12-01' }, 'depuis aujourd’hui', 'neutral'],
  ['orders', { since: '2026-11-29' }, 'le plus ancien depuis 2 j', 'neutral'],
  ['payouts', { since: '2026-11-29', is_late: true }, 'le plus urgent 2 j de retard', 'negative'],
  ['payouts', { since: '2026-12-01' }, 'le plus urgent aujourd’hui', 'warning'],
  ['unattached', { sums: [{ asset: 'EUR', amount: '120.5' }] }, '120,50 €', 'neutral'],
  ['products', { names: ['USDFY'], is_late: true }, 'USDFY', 'negative'],
  ['corrections', {}, undefined, undefined],
])('%s with %j notes %s, %s', (kind, change, text, tone) => {
  const note = noteOf(tile(kind, change), today);
  expect([plain(note?.text), note?.tone]).toEqual([text, tone]);
});

it('has neither words nor a link for a kind that this page does not know', () => {
  const unknown = Object.assign(tile('jobs'), { kind: 'later' });
  expect([labelOf(unknown), hrefOf(unknown)]).toEqual([undefined, null]);
  expect(labelOf(tile('jobs'))).toBeDefined();
});
