import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import './staff-address.ts';
import { useAddress } from './use-address.ts';

afterEach(cleanup);

type Change = ReturnType<typeof useAddress>['change'];

/** A list at `/site/list` with a row open in it; each navigation is pending until `finish`. */
async function open(at = '/site/list', path?: string) {
  const { promise, resolve: finish } = Promise.withResolvers<null>();
  const shown: Change[] = [];
  function List() {
    shown.push(useAddress(path).change);
    return <Outlet />;
  }
  const loader = () => promise;
  const router = createMemoryRouter(
    [
      { path: '/list', Component: List, loader, children: [{ path: 'row', Component: () => null }] },
      { path: '/elsewhere', loader },
    ],
    {
      basename: '/site',
      initialEntries: [at],
      hydrationData: { loaderData: { '0': null } },
    },
  );
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(shown).not.toEqual([]));
  const change: Change = (...args) => act(() => shown.at(-1)?.(...args));
  const go = (to: string) => act(() => void router.navigate(to));
  const end = async () => {
    finish(null);
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    return router.state.location.pathname + router.state.location.search;
  };
  return { change, go, end, shown };
}

describe('a change of the address', () => {
  it('keeps the parameters that another set in a navigation still pending', async () => {
    const { change, end } = await open();
    change({ status: 'signed' });
    change({ search: 'petit' });
    expect(await end()).toBe('/site/list?statut=signe&recherche=petit');
  });

  it('keeps them when both are made before the page renders', async () => {
    const { end, shown } = await open('/site/list?du=2026-01-05');
    act(() => {
      shown.at(-1)?.({ status: 'signed' });
      shown.at(-1)?.({ from: null });
    });
    expect(await end()).toBe('/site/list?statut=signe');
  });

  it('keeps them on the page that it leads to', async () => {
    const { change, end } = await open('/site/list/row?du=2026-01-05', '/list');
    change({ status: 'signed' });
    change({ search: 'petit' });
    expect(await end()).toBe('/site/list?du=2026-01-05&statut=signe&recherche=petit');
  });

  it('takes no parameter of another page that is pending', async () => {
    const { change, go, end } = await open('/site/list?du=2026-01-05');
    go('/elsewhere?recherche=grand');
    change({ status: 'signed' });
    expect(await end()).toBe('/site/list?du=2026-01-05&statut=signe');
  });

  it('is made by the same function for as long as the page is shown', async () => {
    const { change, end, shown } = await open();
    change({ status: 'signed' });
    await end();
    expect(new Set(shown).size).toBe(1);
  });
});
