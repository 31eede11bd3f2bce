import { sampleDashboard, sampleStrategy } from '@repo/api-sdk/testing';
import { ethfy, publishedRates, TODAY } from '@repo/client/portfolio-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useClientPages } from '../../testing/open-app.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00Z`) }));
afterEach(() => vi.useRealTimers());

const open = useClientPages();
const user = userEvent.setup();
const figure = (name: string) => screen.findByRole('figure', { name, busy: false });
const toggle = async () => {
  const found = await screen.findByRole('switch', { name: 'Empiler par produit' });
  await waitFor(() => expect(found).toHaveProperty('disabled', false));
  return found;
};
const choose = async (filter: RegExp, option: string) => {
  await user.click(await screen.findByRole('button', { name: filter }));
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: option }));
};
const both = { listStrategies: { strategies: [sampleStrategy(), ethfy] }, listYieldFlows: publishedRates };

describe('« Empiler par produit »', () => {
  it('changes the title, and is off again after a product was selected', async () => {
    const { router } = open('/dashboard', both);
    await user.click(await toggle());
    await figure('Contribution des stratégies par période');
    await router.navigate('/dashboard?produit=USDFY');
    await figure('Rendements cumulés de votre stratégie USDFY');
    expect(screen.queryByRole('switch')).toBeNull();
    await router.navigate('/dashboard');
    await figure('Rendement cumulé de vos stratégies');
    expect((await toggle()).getAttribute('checked')).toBeNull();
  });

  it('is hidden without contributions, and is off when they are back', async () => {
    const whole = sampleDashboard();
    const bare = { ...whole, performance_flows: { ...whole.performance_flows, contributions: {} } };
    open('/dashboard', {
      ...both,
      getDashboard: ({ query }) => (query['currency'] === 'CHF' ? bare : whole),
    });
    await user.click(await toggle());
    await figure('Contribution des stratégies par période');
    await choose(/Devise/, 'CHF');
    await figure('Rendement cumulé de vos stratégies');
    await waitFor(() => expect(screen.queryByRole('switch')).toBeNull());
    await choose(/Devise/, 'EUR');
    await toggle();
    await figure('Rendement cumulé de vos stratégies');
  });
});
