import type { components } from '@repo/api-sdk/spec';
import { type DisplayCurrency, decimal, toText } from '@repo/domain/money';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { findFile } from '../documents/files.repository.ts';
import { signFileUrl } from '../documents/sign-file-url.ts';
import { contractsErrors } from './contracts.errors.ts';
import { amountText, toWireContract } from './contracts.mapper.ts';
import * as repository from './contracts.repository.ts';
import { defaultCurrency, readDisplay } from './show-contracts.ts';
import { convert, holdingOf } from './value-contract.ts';

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
  const [display, consents, documents] = await Promise.all([
    readDisplay(deps, currency),
    repository.listConsents(deps.db, contractId),
    listSealedDocuments(deps, view),
  ]);
  return {
    contract: toWireContract(view, display),
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
    documents,
    payment: toReceivedPayment(view),
    first_nav: toFirstNav(view),
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

function toReceivedPayment({ payment }: repository.ContractView): Chain['payment'] {
  if (!payment) return null;
  return {
    amount: amountText(decimal(payment.amount), payment.currency),
    net_amount: amountText(decimal(payment.netAmount), payment.currency),
    currency: payment.currency,
    value_date: payment.valueDate,
    recorded_at: payment.recordedAt.toISOString(),
  };
}

function toFirstNav({ payment }: repository.ContractView): Chain['first_nav'] {
  if (!payment || payment.nav === null || payment.navDate === null || payment.units === null) return null;
  return { nav: payment.nav, nav_date: payment.navDate, units: payment.units };
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
  };
}

const UNIT_DECIMALS = 18;
