import type { MockHandlers } from '@repo/api-sdk/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { sampleContractRow } from '../../testing/sample-contracts.ts';

const open = usePages();
const admin = sampleAdmin();

describe('the pages of the list of contracts', () => {
  it('goes on from its last row, and back from its first', async () => {
    const rows = [0, 1, 2, 3].map((n) =>
      sampleContractRow({ id: `0197c7a4-0a51-7c55-9d0e-3f5a8a3f000${n}` }),
    );
    const pageOf: MockHandlers['listAdminContracts'] = ({ query: { page = '1' } }) => ({
      items: page === '1' ? rows.slice(0, 2) : rows.slice(2),
      total: 10_000,
      is_total_exact: false,
      page: Number(page),
      page_size: 2,
    });
    const handlers = { listAdminContracts: pageOf };
    const { user, router, calls } = open('/admin/souscriptions?recherche=moreau', { as: admin, handlers });
    await screen.findByText('1–2 sur plus de 10 000');
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    await press('Page suivante');
    await screen.findByText('3–4 sur plus de 10 000');
    expect(router.state.location.search).toBe(`?recherche=moreau&page=2&apres=${rows[1]!.id}`);
    expect(calls('listAdminContracts').at(-1)?.query).toMatchObject({ after: rows[1]!.id, page: '2' });
    await press('Page suivante');
    await screen.findByText('5–6 sur plus de 10 000');
    expect(router.state.location.search).toContain(`apres=${rows[3]!.id}`);
    await press('Page précédente');
    await screen.findByText('3–4 sur plus de 10 000');
    expect(router.state.location.search).toBe(`?recherche=moreau&page=2&avant=${rows[2]!.id}`);
    expect(calls('listAdminContracts').at(-1)?.query).toMatchObject({ before: rows[2]!.id });
    await press('Page précédente');
    await screen.findByText('1–2 sur plus de 10 000');
    expect(router.state.location.search).toBe('?recherche=moreau');
  });

  it('shows what the whole filtered list adds up to, and the currencies left out', async () => {
    const handlers: MockHandlers = {
      listAdminContracts: {
        items: [sampleContractRow()],
        total: 1,
        is_total_exact: true,
        page: 1,
        page_size: 25,
      },
      sumAdminContracts: ({ query }) =>
        query['q'] === 'moreau'
          ? { total_eur: null, unconverted: [] }
          : { total_eur: '1234567.89', unconverted: ['ETH', 'WBTC'] },
    };
    const { user, router, calls } = open('/admin/souscriptions?statut=signe&tri=montant', {
      as: admin,
      handlers,
    });
    const total = await screen.findByText(/^Total/);
    expect(total.textContent.replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(
      'Total : 1 234 567,89 €2 devises non converties : ETH, WBTC',
    );
    expect(calls('sumAdminContracts')[0]?.query).toEqual({ status: 'signed' });
    await user.type(screen.getByRole('searchbox'), 'moreau');
    expect(await screen.findByText('Affinez les filtres pour un total')).toBeDefined();
    expect(router.state.location.search).toContain('recherche=moreau');
  });

  it('[A27] says that a page no longer exists, and leads to the first', async () => {
    const handlers: MockHandlers = {
      listAdminContracts: ({ query }) => ({
        items: query['page'] === '99' ? [] : [sampleContractRow()],
        total: 31,
        is_total_exact: true,
        page: Number(query['page']),
        page_size: 25,
      }),
    };
    const { user, router } = open('/admin/souscriptions?page=99', { as: admin, handlers });
    await screen.findByText('Cette page n’existe plus');
    expect(screen.queryByText(/sur 31/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Revenir à la première page' }));
    expect(await screen.findByRole('link', { name: 'PO-2026-0001' })).toBeDefined();
    expect(router.state.location.search).toBe('?vue=aucune');
  });
});
