import { reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePages } from '../../testing/page-test.tsx';
import { noInvestments, sampleInvestmentRow } from '../../testing/sample-investments.ts';
import { sampleKaskadAdmin } from '../../testing/sample-kaskad.ts';
import { sampleSimulation, sampleStaffRound } from '../../testing/sample-rounds.ts';

const open = usePages();
const path = '/kaskad/admin/fundraising/levees/rnd_1/allocation';
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const closed = sampleStaffRound({ actions: ['allot'] }, { status: 'closed', cap: '2000' });

type App = ReturnType<typeof open>;
const openAllotment = (handlers: object = {}) =>
  open(path, {
    as: sampleKaskadAdmin(),
    handlers: { getKaskadRound: closed, simulateAllotment: sampleSimulation(), ...handlers },
  });
async function choose(app: App, label: RegExp, option: string) {
  await app.user.click(await screen.findByRole('button', { name: label }));
  const list = within(await screen.findByRole('listbox'));
  await app.user.click(list.getByRole('option', { name: option }));
}
const cellOf = (name: RegExp, label: string) =>
  plain(screen.getByRole('row', { name }).querySelector(`[data-label="${label}"]`)?.textContent);

describe('« Simulateur d’allocation »', () => {
  it('[B35] shows who gets what by the rule of the round, and that Σ is the cap', async () => {
    const app = openAllotment();
    await screen.findByRole('row', { name: /Julie Ferrand/ });
    expect(cellOf(/Julie Ferrand/, 'Pro rata')).toBe('667');
    expect(cellOf(/Luc Armand/, 'Pro rata')).toBe('266');
    expect(plain(screen.getByRole('row', { name: /Σ 4 investisseurs/ }).textContent)).toContain(
      '2 000, égal au plafond',
    );
    expect(screen.getByText('Explication de Julie Ferrand')).toBeDefined();
    expect(app.calls('simulateAllotment')[0]?.body).toEqual({ rule: { rule: 'pro_rata' } });
  });

  it('[B37] compares two rules person by person; the differences sum to 0 and nothing is written', async () => {
    const app = openAllotment({ simulateAllotment: sampleSimulation(true) });
    await choose(app, /Comparée à/, 'Premier arrivé');
    await waitFor(() => expect(app.calls('simulateAllotment')).toHaveLength(2));
    expect(app.calls('simulateAllotment')[1]?.body).toMatchObject({ compare_with: { rule: 'first_come' } });
    expect(cellOf(/Julie Ferrand/, 'Écart')).toBe('+333');
    expect(cellOf(/Luc Armand/, 'Écart')).toBe('−266');
    expect(screen.getByText(/2 gagnants, 2 perdants/)).toBeDefined();
    expect(app.calls('publishAllotment')).toEqual([]);
  });

  it('[B38] is published by a request that a second person approves', async () => {
    const app = openAllotment({ publishAllotment: closed });
    await screen.findByRole('row', { name: /Julie Ferrand/ });
    await app.user.type(screen.getByLabelText('Motif'), 'Clôture du tour');
    await app.user.click(screen.getByRole('button', { name: 'Soumettre à validation' }));
    await waitFor(() => expect(app.calls('publishAllotment')).toHaveLength(1));
    expect(app.calls('publishAllotment')[0]?.body).toEqual({
      version: 4,
      fingerprint: 'f1',
      allotment: { rule: 'pro_rata' },
      reason: 'Clôture du tour',
    });
  });

  it('[B38] refused because investments moved, keeps the reason and simulates again', async () => {
    const app = openAllotment({
      publishAllotment: () =>
        reply(409, { error: 'Un investissement a changé.', code: 'kaskad_allotment.data_moved' }),
    });
    await screen.findByRole('row', { name: /Julie Ferrand/ });
    await app.user.type(screen.getByLabelText('Motif'), 'Clôture du tour');
    await app.user.click(screen.getByRole('button', { name: 'Soumettre à validation' }));
    expect((await screen.findAllByText(/Un investissement a changé/)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Motif')).toHaveProperty('value', 'Clôture du tour');
    await waitFor(() => expect(app.calls('simulateAllotment').length).toBeGreaterThan(1));
  });

  it('[B39] typed by hand: a sum that is not the cap is named, and a reason is required a row', async () => {
    const app = openAllotment({ publishAllotment: closed });
    await choose(app, /^Règle|Règle$/, 'Manuelle');
    const units = await screen.findByRole('textbox', { name: 'Parts de Julie Ferrand' });
    expect(units).toHaveProperty('value', '667');
    await app.user.clear(units);
    await app.user.type(units, '600');
    await app.user.type(screen.getByLabelText('Motif'), 'Accord');
    const submit = () => app.user.click(screen.getByRole('button', { name: 'Soumettre à validation' }));
    await submit();
    expect(plain((await screen.findByText(/La somme s’écarte/)).textContent)).toContain('−67 parts');
    await app.user.clear(units);
    await app.user.type(units, '667');
    await submit();
    expect(await screen.findByText(/Chaque ligne a un motif/)).toBeDefined();
    await app.user.type(screen.getByLabelText(/Motif des lignes/), 'Accord des fondateurs');
    await submit();
    await waitFor(() => expect(app.calls('publishAllotment')).toHaveLength(1));
    expect(app.calls('publishAllotment')[0]?.body).toMatchObject({
      allotment: {
        rule: 'manual',
        typed: expect.arrayContaining([
          { investment_id: 'inv_1', units: '667', reason: 'Accord des fondateurs' },
        ]),
      },
    });
  });

  it('shows why it cannot be simulated', async () => {
    openAllotment({
      simulateAllotment: () =>
        reply(409, { error: 'Des délais courent encore.', code: 'kaskad_allotment.not_closed' }),
    });
    expect(await screen.findByText('Des délais courent encore.')).toBeDefined();
  });
});

describe('« Émettre »', () => {
  const published = sampleStaffRound({
    actions: ['issue'],
    allotment: {
      rule: 'pro_rata',
      demand: '3000',
      allotted: '2000',
      investors: 4,
      published_at: '2026-12-02T10:00:00.000Z',
      left: 0,
    },
    checklist: [{ check: 'paid', missing: 0 }],
  });

  it('issues what was published, once confirmed', async () => {
    const app = openAllotment({ getKaskadRound: published, issueRound: published });
    expect(await screen.findByText('Allocation publiée')).toBeDefined();
    await app.user.click(screen.getByRole('button', { name: 'Émettre' }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Émettre' }));
    await waitFor(() => expect(app.calls('issueRound')[0]?.body).toEqual({ version: 4 }));
  });

  it('[B52] says how many investments it is still to be written to, and is issued once none is left', async () => {
    const allotment = published.allotment && { ...published.allotment, left: 12_000 };
    const { api } = openAllotment({ getKaskadRound: { ...published, actions: [], allotment } });
    expect(plain((await screen.findByText(/Enregistrement en cours/)).textContent)).toContain(
      'Il reste 12 000 investissements',
    );
    expect(screen.queryByRole('button', { name: 'Émettre' })).toBeNull();
    api.use({ getKaskadRound: published });
    expect(await screen.findByRole('button', { name: 'Émettre' })).toBeDefined();
    expect(screen.queryByText(/Enregistrement en cours/)).toBeNull();
  });

  it('[B38] shows each row of what was published, with what its investor reads', async () => {
    const investment = { units: '1000', allotted_units: '667', state: 'partly_allotted' } as const;
    const items = [sampleInvestmentRow(investment)];
    const app = openAllotment({
      getKaskadRound: published,
      listIssuedInvestments: { items, total: 1, page: 1, page_size: 25, counts: noInvestments },
    });
    await screen.findByRole('row', { name: /Odile Carrel/ });
    expect(cellOf(/Odile Carrel/, 'Demandé')).toBe('1 000');
    expect(cellOf(/Odile Carrel/, 'Alloué')).toBe('667');
    expect(cellOf(/Odile Carrel/, 'Servi')).toBe('66,70 %');
    expect(cellOf(/Odile Carrel/, 'Ce que lit l’investisseur')).toMatch(
      /^Demandé .*, alloué .* règle pro rata$/,
    );
    expect(app.calls('listIssuedInvestments')[0]?.query).toMatchObject({ round: 'rnd_1', allotted: 'true' });
  });

  it('is not simulated while a request waits for a second person, which is the reason that is shown', async () => {
    const pending = {
      id: 'chg_1',
      kind: 'allotment.publish' as const,
      maker: 'Karine Adam',
      created_at: '2026-11-29T09:02:00.000Z',
    };
    openAllotment({ getKaskadRound: sampleStaffRound({ pending_change: pending }, { status: 'closed' }) });
    expect(await screen.findByText(/attend une seconde personne/)).toBeDefined();
    expect(screen.queryByText(/une fois la levée clôturée/)).toBeNull();
  });

  it('says when there is nothing to allot yet', async () => {
    openAllotment({ getKaskadRound: sampleStaffRound() });
    expect(await screen.findByText('L’allocation n’est pas possible maintenant')).toBeDefined();
  });
});
