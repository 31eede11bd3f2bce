import { sampleDashboard, sampleStrategy } from '@repo/api-sdk/testing';
import { emptyDashboard, ethfy, publishedRates, TODAY, waitingPayment } from '@repo/client/portfolio-samples';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useClientPages } from '../../testing/open-app.tsx';

// Only the date is faked: timers run, so that the page loads as in a browser.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00Z`) }));
afterEach(() => {
  vi.useRealTimers();
});

const open = useClientPages();
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const everything = () => plain(document.body.textContent);
const both = { listStrategies: { strategies: [sampleStrategy(), ethfy] }, listYieldFlows: publishedRates };

describe('payments that wait', () => {
  const sentence =
    '12 500,50 € en cours : paiement reçu, investi à la première VL datée du 06/01/2026 ou après';

  it.each(['/dashboard', '/dashboard?produit=USDFY'])('are under the value on %s', async (path) => {
    open(path, { ...both, getDashboard: sampleDashboard({ waiting: [waitingPayment] }) });
    await waitFor(() => expect(everything()).toContain('10 261,54 €'));
    expect(everything()).toContain(sentence);
  });

  it.each([
    ['rib', '12 500,50 € en cours : virement à vérifier, en général sous 2 jours ouvrés'],
    ['crypto', '12 500,50 € en cours : transfert à vérifier, en général sous 2 jours ouvrés'],
  ] as const)('are under way from the proof of a payment by %s', async (payment_method, words) => {
    const sent = { ...waitingPayment, state: 'to_check', payment_method, order_date: null } as const;
    open('/dashboard', { ...both, getDashboard: sampleDashboard({ waiting: [sent] }) });
    await waitFor(() => expect(everything()).toContain(words));
    expect(everything()).toContain('10 261,54 €');
  });

  it('say what is missing when they are short', async () => {
    const short = { ...waitingPayment, state: 'short', order_date: null, missing: '80.00' } as const;
    open('/dashboard', { ...both, getDashboard: sampleDashboard({ waiting: [short] }) });
    await waitFor(() =>
      expect(everything()).toContain('12 500,50 € en cours : paiement reçu en partie, il manque 80,00 €'),
    );
  });

  it('are counted when several wait for the same NAV', async () => {
    const waiting = [waitingPayment, { ...waitingPayment, contract_id: 'sig_3' }];
    open('/dashboard', { ...both, getDashboard: sampleDashboard({ waiting }) });
    await waitFor(() => expect(everything()).toContain('25 001,00 € en cours : 2 paiements reçus, investis'));
  });

  it('are not under another product', async () => {
    const dashboard = sampleDashboard({ waiting: [{ ...waitingPayment, product: 'ETHFY' }] });
    open('/dashboard?produit=USDFY', { ...both, getDashboard: dashboard });
    await waitFor(() => expect(everything()).toContain('10 261,54 €'));
    expect(everything()).not.toContain('en cours');
  });

  it('replace « Vous n’avez pas encore investi. »', async () => {
    open('/dashboard', { ...both, getDashboard: { ...emptyDashboard(), waiting: [waitingPayment] } });
    await waitFor(() => expect(everything()).toContain(sentence));
    expect(everything()).not.toContain('pas encore investi');
  });

  it.each(['/dashboard', '/dashboard?produit=USDFY'])(
    'are « En attente » on %s while nothing is held, not 0,00 €, and lead to « Suivi »',
    async (path) => {
      const sent = { ...waitingPayment, state: 'to_check', order_date: null } as const;
      open(path, { ...both, getDashboard: { ...emptyDashboard(), waiting: [sent] } });
      const link = await screen.findByRole('link', { name: 'Suivre ce paiement' });
      expect(link.getAttribute('href')).toBe('/documents?suivi=sig_2');
      const [value] = screen.getAllByText('En attente');
      expect(value).toBeTruthy();
      expect(everything()).not.toContain('Aucun rendement sur cette période');
      if (path !== '/dashboard') return;
      const tile = await screen.findByRole('button', { name: /^.*USDFYEn attente/ });
      expect(tile.textContent).toContain('Paiement en cours');
    },
  );

  it('lead to « Mes documents » when they are several', async () => {
    const waiting = [waitingPayment, { ...waitingPayment, contract_id: 'sig_3' }];
    open('/dashboard', { ...both, getDashboard: sampleDashboard({ waiting }) });
    const link = await screen.findByRole('link', { name: 'Suivre ces paiements' });
    expect(link.getAttribute('href')).toBe('/documents');
    expect(screen.queryByText('En attente')).toBeNull();
  });
});
