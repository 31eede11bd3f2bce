/** The list of grants: its filters, and the figures of its rows on a day. */
import type { components, OperationParams } from '@repo/api-sdk';
import { choiceFilter, defineList, textFilter } from '@repo/client/list';
import {
  type GrantPosition,
  type Plan,
  positionOn,
  readDay,
  readPlans,
  type Tranche,
  trancheDateText,
  trancheTable,
} from '@repo/domain/kaskad';
import { trancheDay } from '../../shared/kaskad/TrancheTable.tsx';
import { sharedTexts } from '../../shared/shared.texts.ts';

type Schemas = components['schemas'];
export type Grant = Schemas['Grant'];
type ListQuery = NonNullable<OperationParams<'listIssuedGrants'>['query']>;

const states = ['active', 'suspended', 'canceled', 'completed'] as const;

export const grantList = defineList({
  sorts: ['-granted_on', 'granted_on'],
  filters: {
    q: textFilter('search'),
    state: choiceFilter('grant', states),
    class: textFilter('tokenClass'),
  },
  isPagedByRow: true,
});

export type GrantListState = ReturnType<typeof grantList.read>;

export const grantViews = ['all', ...states] as const;

export const toGrantQuery = (state: GrantListState): ListQuery => grantList.toQuery(state);

type IssuedGrantRow = Schemas['IssuedGrantRow'];

export interface GrantRow extends IssuedGrantRow {
  readonly id: string;
  readonly position: GrantPosition;
  readonly dates: GrantDates;
}

export function toGrantRow(row: IssuedGrantRow, today: string): GrantRow {
  const { grant } = row;
  return { ...row, id: grant.id, position: positionOn(grant, today), dates: grantDates(grant) };
}

export interface GrantDates {
  readonly start: string;
  readonly cliff: string;
  readonly end: string;
}

/** In words: days, or « TGE + 3 mois » before the TGE. */
export function grantDates(grant: Grant): GrantDates {
  const { acquisition, unlock } = readPlans(grant, grant.class.decimals);
  const { cliff } = acquisition;
  return {
    start: trancheDateText(acquisition.start, grant.tge_day),
    cliff: cliff === null ? sharedTexts.none : trancheDateText(cliff, grant.tge_day),
    end: endOf(unlock === null ? [acquisition] : [acquisition, unlock], grant.tge_day),
  };
}

const order = ({ day }: Tranche) => day ?? '9999-12-31';

/** The date of the last tranche of all plans; one without a day is the last. */
export function endOf(plans: readonly Plan[], tgeDay: string | null): string {
  const tge = readDay(tgeDay);
  const lasts = plans.flatMap((plan) => trancheTable(plan, tge).at(-1) ?? []);
  const last = lasts.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)).at(-1);
  return last === undefined ? sharedTexts.none : trancheDay(last, tge);
}
