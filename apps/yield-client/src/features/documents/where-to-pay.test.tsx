import { type MockHandlers, sampleContract, sampleStrategy } from '@repo/api-sdk/testing';
import { now } from '@repo/client/clock';
import { addParisDays } from '@repo/domain/work';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useClientPages } from '../../testing/open-app.tsx';

const openPage = useClientPages();
const contract = sampleContract({ created_at: '2026-01-02T09:00:00.000Z' });

function open(
  strategy: Parameters<typeof sampleStrategy>[0],
  change: Parameters<typeof sampleContract>[0] = {},
) {
  const handlers: MockHandlers = {
    listContracts: { signatures: [{ ...contract, ...change }] },
    listStrategies: { strategies: [sampleStrategy(strategy)] },
  };
  openPage(`/documents?preuve=${contract.id}`, handlers);
}
const text = () => (document.body.textContent ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');

describe('[A8] where to pay', () => {
  it('is in the signed contract while the details are the same, with their age', async () => {
    const since = addParisDays(now(), -214).toISOString();
    open({ payment_details_since: since }, { created_at: now().toISOString() });
    expect(await screen.findByText(/Coordonnées inchangées depuis 214 jours/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ouvrir le contrat signé' })).toBeDefined();
  });

  it('is shown once the details have changed since the contract', async () => {
    const changed = {
      payment_details_since: '2026-01-03T10:00:00.000Z',
      payment_details_checked_at: '2026-01-02T10:00:00.000Z',
    };
    open(changed);
    expect(await screen.findByText('Nos coordonnées de paiement ont changé le 3 janvier 2026')).toBeDefined();
    expect(text()).toContain('0x52908400098527886E0F7030069857D2E4169EE7'.slice(0, 6));
    expect(screen.getByText(/contrôlées le 2 janvier 2026/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Ouvrir le contrat signé' })).toBeNull();
  });

  it('is the bank account of a contract paid by transfer', async () => {
    open({ payment_details_since: '2026-01-03T10:00:00.000Z' }, { payment_method: 'rib', currency: 'EURO' });
    await screen.findByText(/^Nos coordonnées de paiement ont changé/);
    expect(text()).toContain('FR76 3000 6000 0112 3456 7890 189');
    expect(text()).toContain('AGRIFRPP');
  });
});
