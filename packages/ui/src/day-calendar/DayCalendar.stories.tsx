import { addDays } from '@repo/domain/dates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DayCalendar, type DayCalendarProps, type DayCell } from './DayCalendar.tsx';

const days = Array.from({ length: 30 }, (_, index) => addDays('2026-11-01', index));
const published = (day: DayCell['day']): DayCell => ({
  day,
  label: '+0,02 %, publiée',
  tone: 'positive',
  icon: 'check',
  text: '0,02',
  href: `#${day}`,
});

function cellsOf(changes: Readonly<Record<string, Partial<DayCell>>>): DayCell[] {
  return days.map((day) =>
    day > '2026-11-19' ? { day, label: 'à venir' } : { ...published(day), ...changes[day] },
  );
}

const meta = {
  title: 'Données/Calendrier des jours',
  component: DayCalendar,
  args: {
    label: 'Novembre 2026',
    rowsLabel: 'Stratégie',
    days,
    markedDay: '2026-11-19',
    rows: [
      { id: 'usdfy', name: 'USDFY', header: 'USDFY', cells: cellsOf({}) },
      {
        id: 'ethfy',
        name: 'ETHFY',
        header: 'ETHFY',
        cells: cellsOf({
          '2026-11-14': {
            label: 'manquante',
            tone: 'negative',
            icon: 'error',
            text: undefined,
            isMissing: true,
          },
          '2026-11-15': { label: '+0,02 % sur 2 jours, publiée', note: '2 j' },
          '2026-11-17': { label: 'à valider', tone: 'warning', icon: 'clock' },
        }),
      },
    ],
  },
} satisfies Meta<DayCalendarProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One stop of the tab key, then the arrows; each cell is named by its row, its day and its state. */
export const Defaut: Story = {
  play: async ({ canvas }) => {
    const linkOf = (name: string) => canvas.getByRole('link', { name });
    await userEvent.tab();
    await expect(linkOf('USDFY, jeudi 19 novembre 2026, +0,02 %, publiée')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft>4/}');
    await expect(linkOf('ETHFY, dimanche 15 novembre 2026, +0,02 % sur 2 jours, publiée')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(linkOf('ETHFY, samedi 14 novembre 2026, manquante')).toHaveFocus();
    await userEvent.keyboard('{End}');
    const last = canvas.getByText('ETHFY, lundi 30 novembre 2026, à venir').closest('td');
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(last).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(last).toHaveFocus();
  },
};

/** On a phone, the marked day is in view under the name of its row. */
export const SurTelephone: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 390 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('grid').parentElement;
    await expect(frame?.scrollLeft).toBeGreaterThan(100);
  },
};
