import { sampleContract } from '@repo/api-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useClientPages } from '../../testing/open-app.tsx';
import { documentsTexts } from './documents.texts.ts';

const chunk = vi.hoisted(() => Promise.withResolvers<undefined>());
vi.mock('./DocumentsBody.tsx', async (importActual) => {
  await chunk.promise;
  return importActual();
});

const open = useClientPages();

it('a list that comes while what shows it is still loading replaces the one in the cache', async () => {
  const list = Promise.withResolvers<undefined>();
  const { services, calls, heading } = open('/documents', {
    listContracts: async () => {
      await list.promise;
      return { signatures: [sampleContract({ product: 'EURFY' })] };
    },
  });
  const { queryClient, queries } = services;
  const { queryKey } = queries.query('listContracts', { query: { currency: 'EUR' } });
  queryClient.setQueryData(queryKey, { signatures: [] }, { updatedAt: 1 });
  // Everything but the list has come, and is shown.
  await heading('Mes documents');
  await waitFor(() => expect(calls('listPreparedSubscriptions')).toHaveLength(1));
  await waitFor(() => expect(queryClient.isFetching()).toBe(1));
  expect(calls('listContracts')).toHaveLength(1);
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  list.resolve(undefined);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(queryClient.getQueryData(queryKey)).toMatchObject({ signatures: [{ product: 'EURFY' }] });
  chunk.resolve(undefined);
  expect(await screen.findByRole('link', { name: 'Suivre ce contrat' })).toBeDefined();
  expect(screen.queryByText(documentsTexts.empty)).toBeNull();
});
