// What the owner of a grant takes away: its unlocks to come as a calendar, and its tranches as a table.
import { addDays, isoDay } from '@repo/domain/dates';
import { type CsvColumn, toCsv } from '@repo/domain/format';
import { formatUnits, type Tranche, trancheTable, unitsText, unlocksOf } from '@repo/domain/kaskad';
import type { Actor, Deps } from '../../deps.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import { RawReply } from '../../http/handler.ts';
import { parisDay } from '../../paris-time.ts';
import type { GrantView } from '../kaskad-units/grants.repository.ts';
import { fromStoredPlans } from '../kaskad-units/plans.mapper.ts';
import { writeCalendar } from './calendar-file.ts';
import { findOwnGrant } from './read-grants.ts';

const texts = {
  calendar: (reference: string) => `Déblocages de ${reference}`,
  unlock: (units: string) => `Déblocage de ${units}`,
  ofGrant: (reference: string, name: string) =>
    `Attribution ${reference}, ${name}. Disponible à partir de 00:00, heure de Paris.`,
  plans: { acquisition: 'Acquisition', unlock: 'Blocage' },
  columns: {
    grant: 'Attribution',
    class: 'Symbole',
    plan: 'Plan',
    number: 'N°',
    day: 'Date',
    units: 'Unités',
    cumulative: 'Cumul',
    state: 'Statut',
  },
  states: { undated: 'Sans date', reached: 'Passée', coming: 'À venir' },
} as const;

/** Each unlock keeps its UID from one version of the grant to the next, and the version is its SEQUENCE: a later file updates it. */
export async function downloadGrantCalendar(deps: Deps, actor: Actor, id: string): Promise<RawReply> {
  const view = await findOwnGrant(deps, actor, id);
  const { grant, class: row } = view;
  const now = deps.clock.now();
  const today = parisDay(now);
  const host = new URL(deps.settings.siteUrl).hostname;
  const events = unlocksOf(fromStoredPlans(grant.plans), tgeDayOf(view)).map(({ day, units }, place) => ({
    uid: `${grant.id}-${place + 1}@${host}`,
    day,
    nextDay: addDays(day, 1),
    summary: texts.unlock(formatUnits(units, row)),
    description: texts.ofGrant(grant.reference, row.name),
  }));
  const content = writeCalendar({
    name: texts.calendar(grant.reference),
    product: deps.settings.brands.kaskad,
    madeAt: now,
    sequence: grant.version,
    events: events.filter(({ day }) => day > today),
  });
  return toReply(content, { name: `${grant.reference}.ics`, mime: 'text/calendar; charset=utf-8' });
}

/** Each plan one after the other: of what is acquired, then of the lock-up. */
export async function downloadGrantTranches(deps: Deps, actor: Actor, id: string): Promise<RawReply> {
  const view = await findOwnGrant(deps, actor, id);
  const { grant, class: row } = view;
  const today = parisDay(deps.clock.now());
  const { acquisition, unlock } = fromStoredPlans(grant.plans);
  const tgeDay = tgeDayOf(view);
  const rows = [
    ...trancheTable(acquisition, tgeDay).map((tranche) => ({ plan: texts.plans.acquisition, tranche })),
    ...(unlock === null ? [] : trancheTable(unlock, tgeDay)).map((tranche) => ({
      plan: texts.plans.unlock,
      tranche,
    })),
  ];
  const stateOf = ({ day }: Tranche) => {
    if (day === null) return texts.states.undated;
    return day <= today ? texts.states.reached : texts.states.coming;
  };
  const amount = (units: bigint) => ({ decimal: unitsText(units, row.decimals) });
  const columns: CsvColumn<(typeof rows)[number]>[] = [
    { header: texts.columns.grant, value: () => grant.reference },
    { header: texts.columns.class, value: () => row.symbol },
    { header: texts.columns.plan, value: ({ plan }) => plan },
    { header: texts.columns.number, value: ({ tranche }) => tranche.number },
    { header: texts.columns.day, value: ({ tranche: { day } }) => day && { day } },
    { header: texts.columns.units, value: ({ tranche }) => amount(tranche.units) },
    { header: texts.columns.cumulative, value: ({ tranche }) => amount(tranche.cumulative) },
    { header: texts.columns.state, value: ({ tranche }) => stateOf(tranche) },
  ];
  return toReply(toCsv(columns, rows), { name: `${grant.reference}.csv`, mime: 'text/csv; charset=utf-8' });
}

const tgeDayOf = ({ class: { tgeDay } }: GrantView) => (tgeDay === null ? null : isoDay(tgeDay));

const toReply = (content: string, { name, mime }: { name: string; mime: string }) =>
  new RawReply(
    200,
    {
      'content-type': mime,
      'content-disposition': contentDisposition('attachment', name),
      'cache-control': 'no-store',
    },
    content,
  );
