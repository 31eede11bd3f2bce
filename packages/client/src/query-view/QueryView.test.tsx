import { ApiError } from '@repo/api-sdk';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { QueryView } from './QueryView.tsx';

afterEach(cleanup);

type Read = () => Promise<string>;

function Page({ read, title }: { readonly read: Read; readonly title?: string }) {
  const query = useQuery<string, ApiError>({ queryKey: ['page'], queryFn: read, retry: false });
  return (
    <QueryView
      query={query}
      safe="Rien n’est perdu."
      skeleton={<p>squelette</p>}
      {...(title === undefined ? {} : { failedTitle: title })}
    >
      {(data) => <p>{data}</p>}
    </QueryView>
  );
}

function open(read: Read, title?: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page read={read} {...(title === undefined ? {} : { title })} />
    </QueryClientProvider>,
  );
}

const failure = (status: number) =>
  new ApiError({ operationId: 'getMe', status, code: 'x', message: 'Panne.', requestId: 'req-1' });

describe('the states of a query', () => {
  it('shows its placeholder while it loads, then its data', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    open(() => promise);
    expect(screen.getByText('squelette')).toBeDefined();
    resolve('valeurs');
    expect(await screen.findByText('valeurs')).toBeDefined();
    expect(screen.queryByText('squelette')).toBeNull();
  });

  it('shows what failed, why, what is safe and the id of the request', async () => {
    open(() => Promise.reject(failure(500)), 'Liste illisible');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Liste illisible');
    expect(alert.textContent).toContain('Panne. Rien n’est perdu.');
    expect(alert.textContent).toContain('req-1');
  });

  it('shows only the reason when the screen names no subject', async () => {
    open(() => Promise.reject(failure(500)));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Panne\.Rien n’est perdu\./);
  });

  it('keeps « Réessayer » and its focus while it retries', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const read = vi.fn<Read>().mockRejectedValueOnce(failure(503)).mockReturnValueOnce(promise);
    open(read);
    const retry = await screen.findByRole('button');
    await userEvent.click(retry);
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    expect(screen.queryByText('squelette')).toBeNull();
    expect(document.activeElement).toBe(retry);
    resolve('valeurs');
    expect(await screen.findByText('valeurs')).toBeDefined();
  });

  it('offers no retry when access is denied', async () => {
    open(() => Promise.reject(failure(403)));
    expect(await screen.findByText('Cet écran ne vous est pas ouvert')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
