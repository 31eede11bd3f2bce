import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import type { IdleEndWatch } from './idle-end.ts';

let show: (endsAtMs: number | null) => void = () => undefined;
const check = vi.fn<IdleEndWatch['check']>();
vi.mock('./idle-end.ts', () => ({
  watchIdleEnd: (_services: unknown, onEnd: typeof show): IdleEndWatch => {
    show = onEnd;
    return { check, stop: () => undefined };
  },
}));

const open = usePages();

it('counts down to the end of the session, and « Rester connecté » extends it', async () => {
  const { user } = open('/admin', { as: sampleAdmin() });
  await screen.findByRole('button', { name: 'Sécurité' });
  act(() => show(performance.now() + 42_000));
  const dialog = await screen.findByRole('alertdialog', { name: 'Votre session va se terminer' });
  expect(within(dialog).getByRole('timer').textContent).toMatch(
    /^Votre session se termine dans 4[12]\u00a0secondes\.$/,
  );
  await waitFor(() => expect(within(dialog).getByRole('timer').textContent).toMatch(/dans (40|39)/), {
    timeout: 5000,
  });
  check.mockImplementation(async () => show(null));
  await user.click(within(dialog).getByRole('button', { name: 'Rester connecté' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(check).toHaveBeenCalledTimes(1);
});
