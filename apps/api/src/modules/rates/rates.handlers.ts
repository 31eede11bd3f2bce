import { handler } from '../../http/handler.ts';
import { convertAmount } from './convert-amount.ts';
import { fetchRates } from './fetch-rates.ts';
import { getRateCalendar } from './get-rate-calendar.ts';
import { getRateSources } from './get-rate-sources.ts';
import { toWireRateFetch, toWireRateSources } from './rates.mapper.ts';

export const ratesHandlers = {
  getRateCalendar: handler<'getRateCalendar'>(({ deps, query }) => getRateCalendar(deps, query.month)),
  convertAmount: handler<'convertAmount'>(({ deps, query }) => convertAmount(deps, query)),
  getRateSources: handler<'getRateSources'>(async ({ deps }) =>
    toWireRateSources(await getRateSources(deps)),
  ),
  fetchRates: handler<'fetchRates'>(async ({ deps, actor, body }) =>
    toWireRateFetch(await fetchRates(deps, { ...body, by: actor })),
  ),
};
