import { reply } from '@repo/api-sdk/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePages } from '../../testing/page-test.tsx';
import { sampleKaskadAdmin } from '../../testing/sample-kaskad.ts';
import { roundsOf, sampleRound } from '../../testing/sample-rounds.ts';

const open = usePages();
const list = '/kaskad/admin/fundraising';
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-12T09:30:00.000Z') }));
afterEach(() => vi.useRealTimers());

describe('« Levée de fonds »', () => {
  it('[B30] lists the rounds under way, with their three marks, their price and what is left', async () => {
    const app = open(list, {
      as: sampleKaskadAdmin(),
      handlers: { listKaskadRounds: roundsOf(sampleRound()) },
    });
    const row = await screen.findByRole('row', { name: /Ombrelune/ });
    const cell = (label: string) => plain(row.querySelector(`[data-label="${label}"]`)?.textContent);
    expect(cell('Ferme / Sous délai / En attente')).toBe('745 / 310 / 186');
    expect(cell('%')).toBe('50,0 %');
    expect(cell('Min / cible / plafond')).toBe('621 / 1 118 / 1 490');
    expect(cell('Prix')).toBe('80,50 €');
    expect(cell('Valorisation pré / post')).toBe('966 000,00 € / 1 085 945,00 €');
    expect(cell('Jours restants')).toBe('18 j');
    expect(cell('Statut')).toBe('Ouverte');
    expect(app.calls('listKaskadRounds')[0]?.query).toMatchObject({ view: 'running' });
    expect(screen.getByRole('tab', { name: /En cours/ }).textContent).toContain('1');
    expect(screen.getByRole('link', { name: /Ombrelune/ }).getAttribute('href')).toBe(`${list}/levees/rnd_1`);
  });

  it('shows nothing of what a draft lacks', async () => {
    const { items, ...page } = roundsOf(sampleRound({ status: 'draft', cap: '0', price: '0' }));
    const missing = ['price', 'cap', 'opens_at'] as const;
    open(`${list}?levees=brouillons`, {
      as: sampleKaskadAdmin(),
      handlers: {
        listKaskadRounds: { ...page, items: items.map((row) => ({ ...row, missing: [...missing] })) },
      },
    });
    const row = await screen.findByRole('row', { name: /Ombrelune/ });
    const cell = (label: string) => plain(row.querySelector(`[data-label="${label}"]`)?.textContent);
    expect(cell('Statut')).toBe('Brouillon Incomplet');
    expect(cell('Min / cible / plafond')).toBe('621 / 1 118 / —');
    expect([cell('%'), cell('Prix'), cell('Ouverture')]).toEqual(['—', '—', '—']);
    expect(cell('Valorisation pré / post')).toBe('— / —');
    expect(cell('Clôture')).toBe('30/11/2026');
  });

  it('names a view in the address, and searches', async () => {
    const app = open(`${list}?levees=brouillons&recherche=amor`, { as: sampleKaskadAdmin(), handlers: {} });
    expect(await screen.findByText('Aucun résultat pour ces filtres')).toBeDefined();
    expect(app.calls('listKaskadRounds')[0]?.query).toMatchObject({ view: 'draft', q: 'amor' });
  });

  it('shows an empty list, and one that failed', async () => {
    open(list, { as: sampleKaskadAdmin(), handlers: {} });
    expect(await screen.findByText('Aucune levée ici.')).toBeDefined();
  });

  it('shows why the list could not be loaded', async () => {
    open(list, {
      as: sampleKaskadAdmin(),
      handlers: { listKaskadRounds: () => reply(500, { error: 'Indisponible', code: 'internal' }) },
    });
    expect(await screen.findByText('Les levées n’ont pas pu être chargées')).toBeDefined();
  });
});
