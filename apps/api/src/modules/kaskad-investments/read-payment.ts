import type { components } from '@repo/api-sdk/spec';
import { paymentAssetOf } from '@repo/domain/limits';
import { decimal, moneyAsset, roundFor, toText } from '@repo/domain/money';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { findIssuerAccount } from '../kaskad-rounds/can-see-round.ts';
import { readFx } from '../market-data/read-fx.ts';
import type { InvestmentView } from './investments.repository.ts';

type Payment = components['schemas']['InvestmentPayment'];

/** The books name the euro « EUR », payments « EURO ». */
export const toWireAsset = (asset: string): Payment['asset'] =>
  paymentAssetOf(asset === 'EUR' ? 'EURO' : asset);

/** What is to be paid, and where; null unless money is awaited. */
export async function readPayment(
  deps: Pick<Deps, 'db' | 'clock'>,
  view: Pick<InvestmentView, 'investment' | 'round'>,
): Promise<Payment | null> {
  return view.investment.state === 'signed' ? readPaymentDetails(deps, view) : null;
}

/** The same of any investment that has an asset to pay with: its subscription form shows it before it is signed. */
export async function readPaymentDetails(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { investment, round }: Pick<InvestmentView, 'investment' | 'round'>,
): Promise<Payment | null> {
  if (investment.paymentAsset === null) return null;
  const account = await findIssuerAccount(db, round.issuerId);
  const asset = toWireAsset(investment.paymentAsset);
  const isTransfer = asset === 'EURO';
  const network = asset === 'BTC' ? 'bitcoin' : 'ethereum';
  const addressOf = { bitcoin: account?.bitcoinAddress, ethereum: account?.ethereumAddress };
  return {
    asset,
    amount: isTransfer ? investment.due : await inCoins({ db, clock }, investment.due, asset),
    reference: investment.reference,
    iban: isTransfer ? (account?.iban ?? null) : null,
    bic: isTransfer ? (account?.bic ?? null) : null,
    holder: account?.holder ?? null,
    address: isTransfer ? null : (addressOf[network] ?? null),
    network: isTransfer ? null : network,
  };
}

/** Euros in a coin at the last rate; null without one. */
async function inCoins(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  euros: string,
  asset: Payment['asset'],
): Promise<string | null> {
  const today = parisDay(clock.now());
  const coin = moneyAsset(asset);
  const fx = await readFx(db, ['EUR', coin], { upTo: today });
  const converted = fx.convert(decimal(euros), 'EUR', coin, today);
  return converted === undefined ? null : toText(roundFor(coin, converted.amount));
}
