/** « Mes clients »: its filters, and what the home shows of an adviser’s clients. */
import type { OperationOutput } from '@repo/api-sdk';
import { choiceFilter, defineList, textFilter } from '@repo/client/list';
import { addressOf } from '@repo/client/staff-address';
import { clientBlocks, clientStages, type DayReason, dayReasons } from '@repo/domain/clients';
import { formatDocumentAmount } from '@repo/domain/format';
import { paths } from '../../shared/paths.ts';
import { homeTexts as texts } from './own-clients.texts.ts';

export type OwnClient = OperationOutput<'listMyClients'>['items'][number];
export type MyDay = OperationOutput<'getMyDay'>;
type Portfolio = OperationOutput<'getMyPortfolio'>;

export const ownList = defineList({
  filters: {
    q: textFilter('search'),
    stage: choiceFilter('stage', clientStages),
    block: choiceFilter('block', clientBlocks),
    reason: choiceFilter('reason', dayReasons),
  },
  sorts: ['-registered_at', 'registered_at', 'name', '-name'],
  isPagedByRow: true,
});

/** Of a company, its own name. */
export const ownName = ({ client: { company_name: company, firstname, lastname } }: OwnClient): string =>
  company ?? `${firstname} ${lastname}`;

/** Null when a NAV or a rate is missing: the line of the header has a word of its own for it. */
const toEuros = (amount: string | null): string | null =>
  amount === null ? null : formatDocumentAmount(amount, 'EUR');

/** « Mes clients : 42 · Encours : … · Collecte du mois : … · À faire : 7 ». */
export const headerLine = (portfolio: Portfolio, day: MyDay | undefined): string =>
  texts.line({
    clients: String(portfolio.clients),
    value: toEuros(portfolio.value_eur),
    collected: toEuros(portfolio.collected_eur),
    todo: day === undefined ? null : String(day.todo),
  });

/** The list with those of a reason: with those whose next action is planned for a later day. */
export const listOf = (reason: DayReason): string => addressOf(paths.commercialClients, { reason });
