import type { OperationOutput } from '@repo/api-sdk';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

const open = usePages();
type Calendar = OperationOutput<'getNavCalendar'>;

const calendar: Calendar = {
  month: '2026-01',
  today: '2026-01-31',
  strategies: [
    {
      id: 'usdfy',
      title: 'USDFY',
      days: Array.from({ length: 31 }, (_, index) => ({
        date: `2026-01-${String(index + 1).padStart(2, '0')}`,
        state: index === 13 ? 'missing' : 'published',
        value: index === 13 ? null : '100',
        rate: index === 13 ? null : 0.0002,
        covered_days: index === 14 ? 2 : 1,
        version: index === 13 ? null : 1,
        draft: null,
        pending: null,
      })),
    },
  ],
};
const as = sampleAdmin();

it('[A17] opens on the calendar: a missing day is named, and what covers it', async () => {
  open('/admin/navs', { as, handlers: { getNavCalendar: calendar } });
  const grid = within(await screen.findByRole('grid', { name: 'janvier 2026' }));
  expect(grid.getAllByRole('cell')).toHaveLength(31);
  const names = grid.getAllByRole('link').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
  expect(names[13]).toContain('USDFY, mercredi 14 janvier 2026, Manquante');
  expect(names[14]).toContain('USDFY, jeudi 15 janvier 2026, +0,02 % sur 2 jours, VL 100, Publiée');
  const toDo = within(screen.getByRole('region', { name: 'À traiter' }));
  expect(toDo.getByRole('link', { name: 'Saisir, USDFY, 14/01/2026' }).getAttribute('href')).toBe(
    '/admin/navs/saisie?jour=2026-01-14',
  );
});

it('shows another month from its links', async () => {
  const { calls, user } = open('/admin/navs?mois=2025-12', {
    as,
    handlers: {
      getNavCalendar: ({ query }) => ({ ...calendar, month: query['month'] ?? '2026-01' }),
    },
  });
  await screen.findByRole('grid', { name: 'décembre 2025' });
  expect(calls('getNavCalendar')[0]?.query).toEqual({ month: '2025-12' });
  await user.click(screen.getByRole('link', { name: 'Mois suivant' }));
  await screen.findByRole('grid', { name: 'janvier 2026' });
  expect(screen.getByRole('link', { name: 'Mois suivant' }).getAttribute('aria-disabled')).toBe('true');
});
