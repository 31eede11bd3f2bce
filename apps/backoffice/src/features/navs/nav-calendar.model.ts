/** What the calendar shows of a strategy and a day. */
import type { components } from '@repo/api-sdk';
import { addressOf } from '@repo/client/staff-address';
import { isoDay } from '@repo/domain/dates';
import { formatDecimal, formatPercentFigure, formatSignedPercent } from '@repo/domain/format';
import type { DayCell, DayTone } from '@repo/ui/day-calendar';
import type { IconName } from '@repo/ui/icons';
import { paths } from '../../shared/paths.ts';
import { navStateTexts, navCalendarTexts as texts } from './nav-calendar.texts.ts';

type Calendar = components['schemas']['NavCalendar'];
type Strategy = Calendar['strategies'][number];
export type NavDay = components['schemas']['NavCalendarDay'];
type State = NavDay['state'];

/** States that have a sign, in the order of the legend. */
export const legendStates: readonly State[] = [
  'published',
  'corrected',
  'pending',
  'draft',
  'refused',
  'expected',
  'missing',
];

/** Opens the grid. */
const entered: readonly State[] = ['missing', 'expected', 'draft', 'refused'];

interface StateLook {
  readonly tone: DayTone;
  readonly icon?: IconName;
}

export const stateLooks: Readonly<Record<State, StateLook>> = {
  published: { tone: 'positive', icon: 'check' },
  corrected: { tone: 'neutral', icon: 'refresh' },
  pending: { tone: 'warning', icon: 'clock' },
  draft: { tone: 'accent', icon: 'edit' },
  refused: { tone: 'negative', icon: 'close' },
  expected: { tone: 'accent', icon: 'upload' },
  missing: { tone: 'negative', icon: 'error' },
  unplanned: { tone: 'neutral' },
  upcoming: { tone: 'neutral' },
};

export function cellOf(strategy: Pick<Strategy, 'title'>, nav: NavDay): DayCell {
  const { tone, icon } = stateLooks[nav.state];
  const days = nav.covered_days ?? 1;
  const text = nav.rate === null ? undefined : formatPercentFigure(nav.rate);
  return {
    day: isoDay(nav.date),
    label: labelOf(nav),
    tone,
    icon,
    note: days > 1 ? texts.coveredNote(days) : undefined,
    text: nav.state === 'unplanned' ? '–' : text,
    isMissing: nav.state === 'missing',
    href: hrefOf(strategy, nav),
  };
}

/** « +0,05 % sur 3 jours, VL 101,5, Corrigée, version 2 ». */
function labelOf({ state, value, rate, covered_days: days, version, pending, draft }: NavDay): string {
  const percent = rate === null ? null : formatSignedPercent(rate);
  return [
    percent !== null && days !== null && days > 1 ? texts.covered(percent, days) : percent,
    value === null ? null : texts.value(formatDecimal(value)),
    stateText({ state, version, pending, draft }),
  ]
    .filter((part) => part !== null)
    .join(', ');
}

/** « Corrigée, version 2 »; « À valider, par Marc Vidal ». */
export function stateText({
  state,
  version,
  pending,
  draft,
}: Pick<NavDay, 'state' | 'version' | 'pending' | 'draft'>): string {
  if (state === 'draft' && draft !== null) return texts.by(navStateTexts[state], draft.author);
  if (state === 'refused' && draft !== null) return texts.refused(navStateTexts[state], draft.refusal ?? '');
  if (pending !== null) return texts.by(navStateTexts[state], pending.maker);
  if (state === 'corrected' && version !== null) return texts.version(navStateTexts[state], version);
  return navStateTexts[state];
}

function hrefOf({ title }: Pick<Strategy, 'title'>, { state, date, pending }: NavDay): string | undefined {
  if (pending !== null) return paths.changeRequest(pending.id);
  if (entered.includes(state)) return addressOf(paths.navEntry, { day: date });
  if (state === 'unplanned' || state === 'upcoming') return undefined;
  return addressOf(paths.navsList, { strategy: title, from: date, to: date });
}

export interface NavWork {
  readonly strategy: string;
  readonly nav: NavDay;
  readonly href: string;
  readonly action: string;
}

const worked: readonly State[] = ['missing', 'expected', 'draft', 'refused', 'pending'];

/** What is left to do in the month, by day. */
export function worksOf({ strategies }: Calendar): NavWork[] {
  return strategies
    .flatMap((strategy) =>
      strategy.days.flatMap((nav): NavWork[] => {
        const href = hrefOf(strategy, nav);
        if (href === undefined || !worked.includes(nav.state)) return [];
        const resumed = nav.draft === null ? texts.enter : texts.resume;
        const action = nav.pending === null ? resumed : texts.examine;
        return [{ strategy: strategy.title, nav, href, action }];
      }),
    )
    .toSorted((a, b) => (a.nav.date < b.nav.date ? -1 : 1));
}
