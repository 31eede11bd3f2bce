import { isoDay } from '@repo/domain/dates';
import { type Decimal, decimal, type FxBook, parCurrency, roundFor, toText } from '@repo/domain/money';
import { rateFormTexts, validateConversion } from '@repo/domain/rates';
import type { Deps } from '../../deps.ts';
import type { SuccessBody } from '../../http/operation.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { readFx } from '../market-data/read-fx.ts';

export interface ConversionRequest {
  amount: string;
  /** Currencies, or coins at par with one. */
  from: string;
  to: string;
  day: string;
}

/** An amount in another currency by the rates of a day, or the last ones before it; through the euro, rounded once. */
export async function convertAmount(
  { db, clock }: Deps,
  request: ConversionRequest,
): Promise<SuccessBody<'convertAmount'>> {
  refuseInvalid(validateConversion(request, parisDay(clock.now())));
  const day = isoDay(request.day);
  const [from, to] = [parCurrency(request.from), parCurrency(request.to)];
  const fx = await readFx(db, [from, to], { upTo: day });
  const amount = decimal(request.amount);
  const converted = fx.convert(amount, from, to, day);
  if (converted === undefined) refuseMissing(fx, request);
  return {
    amount: toText(amount),
    from: request.from,
    to: request.to,
    day,
    result: toText(roundFor(to, converted.amount)),
    in_eur: from === 'EUR' || to === 'EUR' || from === to ? null : inEur(fx, amount, request),
    is_fallback: converted.isFallback,
    quotes: fx.quotesOf([from, to], day).map((used) => ({
      base: used.base,
      quote: used.quote,
      rate: toText(used.rate),
      date: used.day,
      is_fallback: used.day < day,
    })),
  };
}

function inEur(fx: FxBook, amount: Decimal, { from, day }: ConversionRequest): string | null {
  const euros = fx.convert(amount, parCurrency(from), 'EUR', isoDay(day));
  return euros === undefined ? null : toText(roundFor('EUR', euros.amount));
}

function refuseMissing(fx: FxBook, { from, to, day }: ConversionRequest): never {
  const missing = [from, to].find((asset) => fx.eurValue(parCurrency(asset), isoDay(day)) === undefined);
  refuseField('day', rateFormTexts.noRate(missing ?? from));
}
