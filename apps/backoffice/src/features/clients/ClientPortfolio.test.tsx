import { reply, sampleDashboard, sampleStrategy } from '@repo/api-sdk/testing';
import { emptyDashboard, explainedExample } from '@repo/client/portfolio-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { sampleClientRecord } from '../../testing/sample-clients.ts';

const open = usePages();
const path = '/admin/users/usr_camille?onglet=portefeuille';
const plain = (element: Element) => (element.textContent ?? '').replaceAll(/\s/g, ' ');

type Handlers = NonNullable<Parameters<typeof open>[1]>['handlers'];
const openTab = (handlers: Handlers, at = path) =>
  open(at, {
    as: sampleAdmin(),
    handlers: {
      getClient: sampleClientRecord(),
      listStrategies: {
        strategies: [sampleStrategy(), { ...sampleStrategy(), id: 'ethfy', title: 'ETHFY' }],
      },
      ...handlers,
    },
  });

describe('the portfolio in the record of a client', () => {
  it('is what the client sees, of their products alone, and opens one of them', async () => {
    const asked: unknown[] = [];
    const { user } = openTab({
      getClientDashboard: ({ path: at, query }: { path: unknown; query: unknown }) => {
        asked.push([at, query]);
        return sampleDashboard();
      },
    });
    const card = await screen.findByRole('region', { name: 'Votre portefeuille' });
    await waitFor(() => expect(plain(card)).toContain('10 261,54 €'));
    expect(screen.getByText(/Ce que le client voit/)).toBeDefined();
    expect(within(card).queryByText('ETHFY')).toBeNull();
    expect(within(card).queryByRole('link')).toBeNull();
    expect(asked[0]).toMatchObject([{ id: 'usr_camille' }, { currency: 'EUR', series: 'none' }]);
    await user.click(within(card).getByRole('button', { name: /USDFY/ }));
    expect(
      await screen.findByRole('figure', { name: /Rendements cumulés de votre stratégie USDFY/ }),
    ).toBeDefined();
  });

  it('explains a figure from the rows of the client', async () => {
    const { user } = openTab({
      getClientDashboard: sampleDashboard(),
      explainClientFigures: explainedExample(),
    });
    const [button] = await screen.findAllByRole('button', { name: /Rendement généré/ });
    if (button === undefined) throw new Error('no button');
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Rendement généré' });
    await waitFor(() => expect(plain(dialog)).toContain('+261,54 €'));
  });

  it('says that the client has not invested', async () => {
    openTab({ getClientDashboard: emptyDashboard() });
    expect(await screen.findByText('Ce client n’a pas encore investi.')).toBeDefined();
  });

  it('says that it could not be loaded', async () => {
    openTab({ getClientDashboard: reply(500, { error: 'Panne.', code: 'internal' }) });
    expect(await screen.findByText('Le portefeuille n’a pas pu être chargé')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined();
  });
});
