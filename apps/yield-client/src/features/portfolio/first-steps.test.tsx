// What stands in the place of empty charts, and the words of a first investment.
import { sampleContract, sampleDashboard } from '@repo/api-sdk/testing';
import { emptyDashboard, TODAY } from '@repo/client/portfolio-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useClientPages } from '../../testing/open-app.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00Z`) }));
afterEach(() => vi.useRealTimers());

const open = useClientPages();
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');

describe('the first days of a client', () => {
  it('a contract that waits for its signature is the current step', async () => {
    const pending = sampleContract({ status: 'pending', signed_at: null });
    open('/dashboard', { getDashboard: emptyDashboard(), listContracts: { signatures: [pending] } });
    const steps = within(await screen.findByRole('region', { name: 'Vos premiers pas' }));
    await waitFor(() =>
      expect(steps.getAllByRole('listitem').map((step) => step.getAttribute('data-state'))).toEqual([
        'done',
        'done',
        'current',
        'todo',
      ]),
    );
    const sign = steps.getByRole('link', { name: 'Signer le contrat' });
    expect(sign.getAttribute('href')).toBe('/produits/str_usdfy/souscrire?contrat=sig_1');
  });

  it('a client who holds something sees their charts', async () => {
    open('/dashboard', { getDashboard: sampleDashboard() });
    expect(await screen.findByRole('figure', { name: 'Répartition du portefeuille' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Vos premiers pas' })).toBeNull();
  });

  it('a holding younger than the period is counted from the first payment, its entry fee named', async () => {
    open('/dashboard', { getDashboard: sampleDashboard() });
    const card = await screen.findByRole('region', { name: 'Votre portefeuille' });
    await waitFor(() =>
      expect(plain(card.textContent)).toContain(
        'depuis votre premier versement, investi le 2 janvier 2026, paiements exclus',
      ),
    );
    expect(plain(card.textContent)).toMatch(/dont \d+,\d{2} € de frais d’entrée/);
  });
});
