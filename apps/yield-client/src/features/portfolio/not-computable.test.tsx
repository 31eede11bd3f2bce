import { sampleStrategy } from '@repo/api-sdk/testing';
import { ethfy, francDashboard, publishedRates } from '@repo/client/portfolio-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useClientPages } from '../../testing/open-app.tsx';

const open = useClientPages();

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const panel = (name: string) => screen.findByRole('region', { name });
const figure = (name: string) => screen.findByRole('figure', { name, busy: false });
const both = { listStrategies: { strategies: [sampleStrategy(), ethfy] }, listYieldFlows: publishedRates };

describe('D7: a currency without a quote for a day that a figure counts', () => {
  it('is kept, and the screen says why a figure has no amount in it', async () => {
    open('/dashboard?devise=CHF', { ...both, getDashboard: francDashboard() });
    const card = await panel('Votre portefeuille');
    await waitFor(() => expect(plain(card.textContent)).toContain('9 748,47 CHF'));
    expect(plain(card.textContent)).toContain('ne sont pas calculables en CHF avant le 3 janvier 2026');
    expect(card.textContent).toContain('Variation non calculable sur cette période');
    expect((await within(card).findByRole('button', { name: /USDFY/ })).textContent).toContain(
      'non calculable',
    );
    expect(card.textContent).not.toContain('€');
  });

  it('is kept before its first quote, without any amount', async () => {
    const { portfolio, headline, ...rest } = francDashboard();
    const unquoted = {
      ...rest,
      portfolio: {
        ...portfolio,
        total_current_converted: null,
        not_computable: { currency: 'CHF', before: null } as const,
        allocations: portfolio.allocations.map((one) => ({ ...one, current_amount_converted: null })),
      },
      headline: { ...headline, current_amount: null },
    };
    open('/dashboard?devise=CHF', { ...both, getDashboard: unquoted });
    const card = await panel('Votre portefeuille');
    await waitFor(() => expect(card.textContent).toContain('non calculable'));
    expect(card.textContent).toContain('calculables en CHF, dont aucun taux n’est publié');
    const allocation = await figure('Répartition du portefeuille');
    await waitFor(() => expect(allocation.textContent).toContain('non calculables dans cette devise'));
  });
});
