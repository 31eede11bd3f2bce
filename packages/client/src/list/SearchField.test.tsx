import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createContext, type ReactNode, use } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  const record = Promise.withResolvers<null>();
  openRecord = () => record.resolve(null);
  router = createMemoryRouter(
    [
      { path: '/clients', element: <Page /> },
      { path: '/clients/1', element: <Page />, loader: () => record.promise },
    ],
    { initialEntries: ['/clients'] },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Shown = createContext<ReactNode>(null);
const Page = () => use(Shown);
let openRecord: () => void;
let router: ReturnType<typeof createMemoryRouter>;
const Router = ({ children }: { children: ReactNode }) => (
  <Shown value={children}>
    <RouterProvider router={router} />
  </Shown>
);

function open(value = '') {
  const onSearch = vi.fn<(text: string, options: { keepsOpen: boolean }) => void>();
  const field = (text: string) => (
    <SearchField label="Rechercher" onSearch={onSearch} placeholder="" value={text} />
  );
  const { rerender, unmount } = render(field(value), { wrapper: Router });
  return { searches: onSearch.mock.calls, setValue: (text: string) => rerender(field(text)), leave: unmount };
}

const input = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('a search', () => {
  it('starts once typing has paused, with the text typed last, trimmed', () => {
    const { searches } = open();
    type('pet');
    wait(299);
    type(' petit ');
    wait(299);
    expect(searches).toEqual([]);
    wait(1);
    expect(searches).toEqual([['petit', { keepsOpen: false }]]);
  });

  it('starts at once with « Entrée », and only once', () => {
    const { searches } = open();
    type('petit');
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(searches).toEqual([['petit', { keepsOpen: false }]]);
    wait(1000);
    expect(searches).toEqual([['petit', { keepsOpen: false }]]);
  });

  it('does not start for the text that was searched already', () => {
    const { searches } = open('petit');
    type('petite');
    type('petit');
    wait(1000);
    expect(searches).toEqual([]);
  });

  it('waits for the record that is opening, and keeps it open', async () => {
    const { searches } = open();
    type('petit');
    act(() => void router.navigate('/clients/1'));
    wait(1000);
    expect(searches).toEqual([]);
    await act(async () => openRecord());
    wait(300);
    expect(searches).toEqual([['petit', { keepsOpen: true }]]);
    type('petite');
    wait(300);
    expect(searches[1]).toEqual(['petite', { keepsOpen: false }]);
  });

  it('does not start once its page is left', () => {
    const { searches, leave } = open();
    type('petit');
    leave();
    wait(1000);
    expect(searches).toEqual([]);
  });

  it('takes the text of an address that changed by other means', () => {
    const { setValue } = open('petit');
    type('grand');
    setValue('');
    expect(input().value).toBe('');
  });

  it('is made with the filters chosen while it settles', () => {
    const searches: string[] = [];
    const withStatus = (status: string) => (
      <SearchField
        label="Rechercher"
        onSearch={(text) => searches.push(`${text}, ${status}`)}
        placeholder=""
        value=""
      />
    );
    const { rerender } = render(withStatus('all'), { wrapper: Router });
    type('petit');
    wait(200);
    rerender(withStatus('signed'));
    wait(100);
    expect(searches).toEqual(['petit, signed']);
  });
});
