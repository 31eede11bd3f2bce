import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { FileLink } from './FileLink.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const linkOf = (inMs: number) =>
  `https://api.exemple.fr/files/1?expires=${Math.round((Date.now() + inMs) / 1000)}&signature=x`;

/** A page whose data is read again with another link each time. */
function Page({ links }: { readonly links: string[] }) {
  const { data } = useQuery({
    queryKey: ['contract'],
    queryFn: () => Promise.resolve(links.shift() ?? ''),
  });
  return data === undefined ? null : <FileLink href={data}>Contrat</FileLink>;
}

function open(links: string[]) {
  const replace = vi.fn();
  const tab = { opener: window, location: { replace } };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/consistent-type-assertions -- the parts of a tab that are used
  const opened = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page links={links} />
    </QueryClientProvider>,
  );
  return { replace, tab, opened };
}

it('opens by itself while it lives', async () => {
  const { opened } = open([linkOf(60_000)]);
  const link = await screen.findByRole('link', { name: 'Contrat' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(opened).not.toHaveBeenCalled();
});

it('is requested again when it is over, and opened in a tab that knows nothing of the page', async () => {
  const fresh = linkOf(300_000);
  const { replace, tab } = open([linkOf(-1000), fresh]);
  await userEvent.click(await screen.findByRole('link', { name: 'Contrat' }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith(fresh));
  expect(tab.opener).toBeNull();
});
