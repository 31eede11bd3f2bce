import type { components } from '@repo/api-sdk/spec';
import { type DisplayCurrency, decimal, sumOf, toText } from '@repo/domain/money';
import { isNavLate } from '@repo/domain/portfolio';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { missingAmount } from '../books/missing-amount.ts';
import { listContractReceipts } from '../books/received.repository.ts';
import { signFileUrl } from '../documents/sign-file-url.ts';
import { findFile } from '../files/files.repository.ts';
import { toChainOrder } from './contract-chain.mapper.ts';
import { listStandingOrders } from './contract-chain.repository.ts';
import { contractsErrors } from './contracts.errors.ts';
import { amountText, toWireContract } from './contracts.mapper.ts';
import * as repository from './contracts.repository.ts';
import { forPayoutViewer, forViewer, hidesAccounts } from './hide-accounts.ts';
import { defaultCurrency, readDisplay } from './show-contracts.ts';
import { convert, holdingOf, toDomainStrategy } from './value-contract.ts';

type Schemas = components['schemas'];
type Chain = Schemas['ContractChain'];

interface ChainRequest {
  contractId: string;
  currency: DisplayCurrency | undefined;
}

/** The caller's contract from its subscription to its end, with the record of each step. */
export async function getContractChain(
  deps: Deps,
  actor: Actor,
  { contractId, currency = defaultCurrency }: ChainRequest,
): Promise<Chain> {
  const view = await repository.findContractView(deps.db, { id: contractId, userId: actor.userId });
  if (!view) throw new AppError(contractsErrors.notFound);
  const [display, consents, documents, receipts, orders] = await Promise.all([
    readDisplay(deps, currency),
    repository.listConsents(deps.db, contractId),
    listSealedDocuments(deps, view),
    listContractReceipts(deps.db, contractId),
    listStandingOrders(deps.db, contractId),
  ]);
  const { payouts, strategy } = view;
  const { publicationDays, launchDay } = strategy;
  const { referenceCurrency: navCurrency } = toDomainStrategy(strategy);
  const missing = missingAmount(view.contract, sumOf(receipts.map(({ amount }) => decimal(amount))));
  return {
    contract: forViewer(actor, toWireContract(view, display)),
    consents: consents.map((row) => ({
      kind: row.kind,
      document: row.document,
      version: row.textVersion,
      label: row.label,
      sha256: row.textSha256,
      step: row.step,
      accepted_at: row.acceptedAt.toISOString(),
      ip_address: row.ipAddress,
    })),
    documents: hidesAccounts(actor) ? [] : documents,
    receipts: receipts.map(({ id, day, amount, asset }) => ({
      id,
      day,
      amount: amountText(decimal(amount), asset),
      currency: asset,
    })),
    missing: missing && amountText(missing, view.contract.currency),
    orders: orders.flatMap((row) =>
      toChainOrder(row, { navCurrency, payouts, publicationDays, launchDay }).map((order) => ({
        ...order,
        payout: order.payout && forPayoutViewer(actor, order.payout),
      })),
    ),
    value: toHeldValue(view, display),
  };
}

async function listSealedDocuments(
  deps: Deps,
  { contract }: repository.ContractView,
): Promise<Chain['documents']> {
  const request = await repository.findSignatureRequest(deps.db, { contractId: contract.id });
  const kept = [
    { nature: 'contract', fileId: contract.contractFileId },
    { nature: 'pep', fileId: contract.pepFileId },
    { nature: 'evidence', fileId: request?.evidenceFileId ?? null },
  ] as const;
  const documents = await Promise.all(
    kept.map(async ({ nature, fileId }) => {
      const file = fileId === null ? null : await findFile(deps.db, fileId);
      if (file === null) return [];
      const { originalName: filename, sha256 } = file;
      return [{ nature, filename, sha256, url: signFileUrl(deps, file.id) }];
    }),
  );
  return documents.flat();
}

function toHeldValue(
  view: repository.ContractView,
  { prices, today, currency }: Parameters<typeof toWireContract>[1],
): Chain['value'] {
  const { units, value } = holdingOf(view, prices, today);
  const nav = prices.navs.lastUpTo(view.strategy.id, today);
  if (value === null || value.eq(0) || nav === undefined) return null;
  const from = view.strategy.referenceCurrency;
  const amount = convert(prices, { amount: value, from, to: currency, day: today });
  return {
    amount: amount && amountText(amount, currency),
    currency,
    units: toText(units, UNIT_DECIMALS),
    nav: toText(nav.value),
    nav_date: nav.day,
    is_nav_late: isNavLate(nav.day, today),
  };
}

const UNIT_DECIMALS = 18;
