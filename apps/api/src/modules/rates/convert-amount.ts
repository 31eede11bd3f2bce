import { type IsoDay, isoDay } from '@repo/domain/dates';
import {
  type Decimal,
  decimal,
  type FxBook,
  type MoneyAsset,
  moneyAsset,
  roundFor,
  toText,
} from '@repo/domain/money';
import { rateFormTexts, validateConversion } from '@repo/domain/rates';
import type { Deps } from '../../deps.ts';
import type { SuccessBody } from '../../http/operation.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { readFx } from '../market-data/read-fx.ts';

export interface ConversionRequest {
  amount: string;
  /** Currencies and coins. */
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
  const [from, to] = [moneyAsset(request.from), moneyAsset(request.to)];
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
    in_eur: isThroughEur(fx, [from, to], day) ? inEur(fx, amount, request) : null,
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

/** Whether the euro is neither of the two that the conversion is between. */
function isThroughEur(fx: FxBook, assets: readonly MoneyAsset[], day: IsoDay): boolean {
  const quoted = new Set(assets.map((asset) => fx.resolve(asset, day)));
  return quoted.size > 1 && !quoted.has('EUR');
}

function inEur(fx: FxBook, amount: Decimal, { from, day }: ConversionRequest): string | null {
  const euros = fx.convert(amount, moneyAsset(from), 'EUR', isoDay(day));
  return euros === undefined ? null : toText(roundFor('EUR', euros.amount));
}

function refuseMissing(fx: FxBook, { from, to, day }: ConversionRequest): never {
  const missing = [from, to].find((asset) => fx.eurValue(moneyAsset(asset), isoDay(day)) === undefined);
  refuseField('day', rateFormTexts.noRate(missing ?? from));
}
