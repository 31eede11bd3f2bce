import { reply, replyFile } from '@repo/api-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  sampleClaim,
  sampleGrant,
  sampleGrantDetail,
  waitingGrant,
  wirePlan,
} from '../../shared/grants.fixture.ts';
import type { GrantDetail } from '../../shared/grants.model.ts';
import { sampleKaskadClient, usePages } from '../../testing/page-test.tsx';

// Only the date is faked: timers run, so that the page loads as in a browser.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
});

const openPage = usePages();
const client = sampleKaskadClient();
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) =>
      plain(
        [...row.querySelectorAll('td[data-label], td[colspan]')].map((cell) => cell.textContent).join('|'),
      ),
    );

function open(detail: GrantDetail = sampleGrantDetail(), path = '/vesting', more: object = {}) {
  const handlers = { listGrants: { items: [detail.grant] }, getGrant: detail, ...more };
  return openPage(path, { as: client, handlers });
}
const tranches = () => screen.findByRole('table', { name: 'Tranches de l’attribution' });

describe('« Vesting »', () => {
  it('shows what is unlocked, claimed, claimable and to come of the grant [B1, B44]', async () => {
    open();
    await tranches();
    const shown = plain(document.body.textContent);
    expect(shown).toContain('60 000 KSK attribués le 12 janvier 2026 (investissement)');
    expect(shown).toContain('Débloqué au 22 novembre 202620 000 KSK');
    expect(shown).toContain('33,3 % des 60 000 KSK attribués. Acquis : 20 000 KSK, sans blocage.');
    expect(shown).toContain('Réclamé18 000 30,0 %Réclamable2 000 3,3 %À venir40 000 66,7 %');
    expect(shown).toContain('Prochain déblocage12/12/2026 · 2 000dans 20 jours, à 00:00 (Paris)');
    expect(shown).toContain('Dernière tranche12/07/2028 · 2 000');
    expect(screen.getByRole('button', { name: /^Réclamer 2\s000\sKSK$/ })).toBeDefined();
  });

  it('lists the tranches around today, folds the others, and sums all of them [B1]', async () => {
    const { user } = open();
    const table = await tranches();
    expect(rowsOf(table)).toEqual([
      '',
      '1|12/07/2026|12 000|12 000|20,0 %|Réclamée|0x08d4…a96b',
      '2|12/08/2026|2 000|14 000|23,3 %|Réclamée|0x08d4…a96b',
      '3|12/09/2026|2 000|16 000|26,7 %|Réclamée|0x08d4…a96b',
      '4|12/10/2026|2 000|18 000|30,0 %|Réclamée|0x08d4…a96b',
      '5|12/11/2026|2 000|20 000|33,3 %|Débloquée|Réclamer',
      '6|12/12/2026|2 000|22 000|36,7 %|À venir|',
      '7|12/01/2027|2 000|24 000|40,0 %|À venir|',
      'Afficher les tranches 8 à 2417 × 2 000 KSK jusqu’au 12/06/2028',
      '25|12/07/2028|2 000|60 000|100,0 %|À venir|',
      '|60 000|||égale au total attribué|',
    ]);
    expect(plain(table.textContent)).toContain('Σ des 25 tranches');
    await user.click(screen.getByRole('button', { name: 'Afficher les tranches 8 à 24' }));
    expect(within(await tranches()).getAllByRole('row')).toHaveLength(27);
  });

  it('simulates another day in the sentence, the table and the chart [B13]', async () => {
    const { user } = open();
    await tranches();
    await user.click(screen.getByRole('spinbutton', { name: /jour/ }));
    await user.keyboard('12072027');
    await waitFor(() =>
      expect(plain(document.body.textContent)).toContain('En tout 36 000 KSK, 60,0 % de 60 000.'),
    );
    const shown = plain(document.body.textContent);
    expect(shown).toContain(
      'Au 12/07/2027, 13 tranches sur 25 sont passées : 12 000 le 12/07/2026, puis 12 × 2 000 du 12/08/2026 au 12/07/2027.',
    );
    expect(shown).toContain(
      'Réclamable = débloqué 36 000 − réclamé 18 000 − en cours de réclamation 0 = 18 000 KSK.',
    );
    expect(rowsOf(await tranches())).toContainEqual('13|12/07/2027|2 000|36 000|60,0 %|Débloquée|');
    expect(shown).toContain('12 juillet 2027 : À venir 36 000 KSK');
    // The figures above are those of today.
    expect(shown).toContain('Débloqué au 22 novembre 202620 000 KSK');
    await user.click(screen.getByRole('button', { name: 'Revenir à aujourd’hui' }));
    expect(plain(document.body.textContent)).toContain('Au 22/11/2026, 5 tranches sur 25 sont passées');
  });

  it('moves the day with the keys of the chart, which has a table of the same numbers [B46]', async () => {
    const { user } = open();
    await tranches();
    const chart = screen.getByRole('application', { name: /^Déblocages cumulés/ });
    fireEvent.keyDown(chart, { key: 'ArrowRight' });
    await waitFor(() =>
      expect(plain(document.body.textContent)).toContain('Au 12/12/2026, 6 tranches sur 25'),
    );
    await user.click(screen.getByRole('button', { name: 'Voir les données' }));
    const data = within(screen.getByRole('figure', { name: 'Déblocages cumulés' })).getByRole('table');
    const lines = within(data)
      .getAllByRole('row')
      .map((row) => plain(row.textContent));
    expect(lines[0]).toBe('DateDébloquéÀ venir');
    expect(lines).toContainEqual('12 juillet 202612 000 KSK');
    expect(lines.at(-1)).toBe('12 juillet 202860 000 KSK');
    expect(plain(document.body.textContent)).toContain('À venir finit à 60 000 KSK.');
  });

  it('has no date, no claim and no NaN before the TGE is known [B9]', async () => {
    open(sampleGrantDetail({ grant: waitingGrant(), claims: [] }));
    const table = await tranches();
    expect(rowsOf(table)[1]).toBe('1|TGE + 3 mois|60 000|60 000|100,0 %|À venir|');
    const shown = plain(document.body.textContent);
    expect(shown).toContain('Le jour du TGE n’est pas encore connu');
    expect(shown).toContain('Aucun déblocage daté à venir');
    expect(shown).toContain('Aucune tranche n’est encore datée.');
    expect(shown).not.toContain('NaN');
    expect(screen.getByText('Rien n’est à réclamer pour le moment.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Réclamer/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ajouter au calendrier' })).toBeNull();
    expect(shown).toContain('0 passée sur 1');
  });

  it('shows the TGE recorded since as a change with its dates before and after [B9]', async () => {
    const grant = waitingGrant({ tge_day: '2026-10-01' });
    const [created] = sampleGrantDetail({ grant }).versions;
    if (created === undefined) throw new Error('no version');
    const tge = { ...created, number: 2, change: 'tge' as const, at: '2026-09-20T09:00:00.000Z', from: null };
    open(sampleGrantDetail({ grant, claims: [], versions: [tge, created] }));
    const table = await screen.findByRole('table', { name: /Jour du TGE fixé$/ });
    expect(rowsOf(table).slice(1)).toEqual([
      'Début|TGE + 3 mois|01/01/2027',
      'Première tranche|TGE + 3 mois|01/01/2027',
      'Dernière tranche|TGE + 3 mois|01/01/2027',
    ]);
    expect(rowsOf(await tranches())[1]).toContain('01/01/2027');
  });

  it('shows why a grant was cancelled, before and after, and its state [B10]', async () => {
    const before = sampleGrant();
    const tranchesKept = before.acquisition.tranches.slice(0, 3);
    const grant = sampleGrant({
      acquisition: { ...before.acquisition, tranches: tranchesKept },
      canceled_on: '2026-09-15',
      claimed: '0',
    });
    const [created] = sampleGrantDetail({ grant: before }).versions;
    if (created === undefined) throw new Error('no version');
    const canceled = {
      ...created,
      number: 2,
      change: 'canceled' as const,
      from: '2026-09-15',
      reason: 'Fin de la mission',
      acquisition: grant.acquisition,
    };
    open(sampleGrantDetail({ grant, claims: [], versions: [canceled, created] }));
    const table = await screen.findByRole('table', { name: /Annulation$/ });
    expect(rowsOf(table).slice(1)).toEqual([
      'Total|60 000|16 000',
      'Nombre de tranches|25|3',
      'Dernière tranche|12/07/2028|12/09/2026',
    ]);
    const shown = plain(document.body.textContent);
    expect(shown).toContain('Motif : Fin de la mission');
    expect(shown).toContain('Annulé (non acquis restitué)');
    expect(shown).toContain('16 000 KSKRéclamer');
  });

  it('takes the least of what is acquired and unlocked, less what is claimed [B8]', async () => {
    const day = { start: '2026-01-01', startMonths: 0, months: 0, shape: 'single' } as const;
    const acquisition = wirePlan(
      {
        shape: 'tranches',
        start: '2026-01-01',
        startMonths: 0,
        tranches: [
          { at: '2026-02-01', units: 30_000n },
          { at: '2027-02-01', units: 10_000n },
        ],
      },
      '40000',
    );
    const unlock = wirePlan(
      {
        ...day,
        shape: 'tranches',
        tranches: [
          { at: '2026-03-01', units: 20_000n },
          { at: '2027-03-01', units: 20_000n },
        ],
      },
      '40000',
    );
    open(
      sampleGrantDetail({ grant: sampleGrant({ acquisition, unlock, claimed: '18000', pending: '500' }) }),
    );
    await tranches();
    const shown = plain(document.body.textContent);
    expect(shown).toContain('Réclamable maintenant1 500 KSK');
    expect(shown).toContain('Réclamé18 000 45,0 %En cours de réclamation500 1,3 %Réclamable1 500 3,8 %');
    expect(shown).toContain('Acquis 30 000, débloqué 20 000 : le plus petit des deux est 20 000.');
    expect(rowsOf(await tranches())[1]).toContain('Réclamée en partie');
  });

  it('explains « acquis » and « débloqué »', async () => {
    const { user } = open();
    await user.click(
      await screen.findByRole('button', { name: /^Comprendre «\sacquis\s» et «\sdébloqué\s»$/ }),
    );
    expect(await screen.findByText(/même si l’attribution était annulée/)).toBeDefined();
  });

  it('saves the calendar and the CSV file of the grant [B47]', async () => {
    const saved = vi.fn();
    URL.createObjectURL = (content: Blob) => {
      saved(content);
      return 'blob:test';
    };
    URL.revokeObjectURL = () => undefined;
    const { user, calls } = open(sampleGrantDetail(), '/vesting', {
      downloadGrantCalendar: replyFile('att-2026-0001.ics', 'text/calendar'),
      downloadGrantTranches: replyFile('att-2026-0001.csv', 'text/csv'),
    });
    await user.click(await screen.findByRole('button', { name: 'Ajouter au calendrier' }));
    await user.click(screen.getByRole('button', { name: 'Exporter CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    expect(calls('downloadGrantCalendar')[0]?.path).toEqual({ id: 'grt_1' });
  });
});

describe('several grants', () => {
  const other = sampleGrant({
    id: 'grt_2',
    reference: 'ATT-2026-0002',
    granted_on: '2026-02-01',
    claimed: '0',
    pending: '500',
  });
  const shares = sampleGrant({
    id: 'grt_3',
    reference: 'ATT-2026-0003',
    class: { ...other.class, id: 'cls_act', symbol: 'ACT', kind: 'shares', network: null },
    claimed: '0',
    pending: '0',
  });

  it('are summed by class, never across, and shown one by one', async () => {
    const details = new Map([sampleGrant(), other, shares].map((grant) => [grant.id, grant]));
    const { user, router, calls } = openPage('/vesting', {
      as: client,
      handlers: {
        listGrants: { items: [...details.values()] },
        getGrant: ({ path }) => sampleGrantDetail({ grant: details.get(path['id'] ?? '') ?? sampleGrant() }),
      },
    });
    const sums = await screen.findByRole('table', { name: 'Totaux par classe' });
    expect(rowsOf(sums).slice(1)).toEqual([
      'KSK|120 000|40 000|40 000|18 000|500|21 500|80 000',
      'ACT|60 000|20 000|20 000|0|0|20 000|40 000',
    ]);
    await tranches();
    await user.click(screen.getByRole('button', { name: /Attribution$/ }));
    await user.click(await screen.findByRole('option', { name: /ATT-2026-0003/, hidden: false }));
    expect(await screen.findByText('Cette classe ne se réclame pas sur une blockchain.')).toBeDefined();
    expect(router.state.location.search).toBe('?attribution=ATT-2026-0003');
    expect(calls('getGrant').at(-1)?.path).toEqual({ id: 'grt_3' });
  });
});

describe('the states of the page [B44]', () => {
  it('is empty in words', async () => {
    openPage('/vesting', { as: client, handlers: { listGrants: { items: [] } } });
    expect(await screen.findByText('Vous n’avez pas encore d’attribution')).toBeDefined();
  });

  it('offers a retry when it failed', async () => {
    const failed = reply(500, { error: 'Une erreur est survenue.', code: 'internal' });
    const { api, user } = openPage('/vesting', { as: client, handlers: { listGrants: failed } });
    await screen.findByText('Vos attributions n’ont pas pu être chargées');
    api.use({ listGrants: { items: [] } });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Vous n’avez pas encore d’attribution')).toBeDefined();
  });

  it('shows a refusal without a retry', async () => {
    const refused = reply(403, { error: 'Accès refusé.', code: 'forbidden' });
    open(sampleGrantDetail(), '/vesting', { getGrant: refused });
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  });

  it('has no digit of an amount while amounts are hidden [B45]', async () => {
    const { user } = open(sampleGrantDetail({ claims: [sampleClaim({ state: 'requested', txid: null })] }));
    await tranches();
    await user.click(screen.getByRole('button', { name: 'Masquer les montants' }));
    await user.click(screen.getByRole('button', { name: 'Voir les données' }));
    const labels = [...document.querySelectorAll('[aria-label], [title]')].map(
      (one) => `${one.getAttribute('aria-label')} ${one.getAttribute('title')}`,
    );
    const shown = plain([document.body.textContent, ...labels].join(' '));
    for (const figure of ['60 000', '20 000', '18 000', '2 000', '12 000', 'KSK 2'])
      expect(shown).not.toContain(figure);
  });
});
