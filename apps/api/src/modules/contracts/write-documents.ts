// Collects and formats the content of a contract's two PDF documents, and typesets them.
import { countryName } from '@repo/domain/countries';
import {
  formatAddress,
  formatDecimal,
  formatIban,
  formatLongDate,
  formatSubscriptionAmount,
} from '@repo/domain/format';
import { legalKinds } from '@repo/domain/legal';
import { toPaymentAsset } from '@repo/domain/limits';
import type { ContractRow } from '../../db/schema/contracts.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import type { SignatureDocument } from '../../ports/signature/signature-port.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { publisherOf } from '../legal/publisher-of.ts';
import { findLastNav } from '../market-data/market.repository.ts';
import { listConsents } from './contracts.repository.ts';
import { type ContractDocumentData, writeContractPdf, writePepPdf } from './documents/contract-documents.ts';
import { contractTexts } from './documents/documents.texts.ts';
import { readFees } from './read-fees.ts';
import { readRenunciationDays } from './read-renunciation-days.ts';

export interface ContractParties {
  contract: ContractRow;
  strategy: StrategyRow;
  client: UserRow;
}

export function formatContractAmount({ amount, currency }: Pick<ContractRow, 'amount' | 'currency'>): string {
  const asset = toPaymentAsset(currency);
  if (asset === null) throw new Error(`unknown payment currency ${currency}`);
  return formatSubscriptionAmount(amount, asset);
}

/** Where to pay and what to recall, on the contract. */
function paymentInstructions({ contract, strategy }: Omit<ContractParties, 'client'>): [string, string][] {
  const { labels } = contractTexts;
  const reference: [string, string] = [labels.reference, contract.paymentReference ?? contract.poNumber];
  if (contract.paymentMethod === 'rib') {
    const rows: [string, string | null][] = [
      [labels.bank, strategy.ribBank],
      [labels.iban, strategy.ribIban === null ? null : formatIban(strategy.ribIban)],
      [labels.bic, strategy.ribBic],
    ];
    return [
      ...rows.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : [])),
      reference,
    ];
  }
  const input = strategy.cryptoInputs.find(({ symbol }) => symbol === contract.currency);
  const deposit: [string, string][] = input
    ? [[labels.depositAddress, `${formatAddress(input.address)} (${input.blockchain})`]]
    : [];
  return [...deposit, [labels.origin, contract.paymentOrigin ?? ''], reference];
}

function subscriberOf(client: UserRow): ContractDocumentData['subscriber'] {
  const country = countryName(client.countryAddress) ?? client.countryAddress;
  return {
    name: `${client.firstname} ${client.lastname}`,
    email: client.email,
    phone: client.phone,
    addressLines: `${client.address}, ${client.zipCode} ${client.city}, ${country}`,
    country,
    company: client.isCompany
      ? {
          name: client.companyName,
          registrationNumber: client.registrationNumber,
          legalForm: client.companyType,
        }
      : null,
  };
}

export async function writeDocuments(deps: Deps, parties: ContractParties): Promise<SignatureDocument[]> {
  const { contract, strategy, client } = parties;
  // One after the other: the demonstration's loader calls this in a transaction, on one connection.
  const fees = await readFees(deps, contract);
  const nav = await findLastNav(deps.db, strategy.id, parisDay(contract.createdAt));
  const days = await readRenunciationDays(deps);
  const consents = await listConsents(deps.db, contract.id);
  const preparer = contract.preparedBy === null ? null : await findUserById(deps.db, contract.preparedBy);
  const preparedBy = preparer && `${preparer.firstname} ${preparer.lastname}`.trim();
  const data: ContractDocumentData = {
    publisher: publisherOf(deps.settings),
    brand: deps.settings.brands.yield,
    poNumber: contract.poNumber,
    createdAt: contract.createdAt,
    createdOn: formatLongDate(contract.createdAt.toISOString()),
    subscriber: subscriberOf(client),
    strategy: {
      title: strategy.title,
      subtitle: strategy.subtitle,
      referenceCurrency: strategy.referenceCurrency,
    },
    amount: formatContractAmount(contract),
    method: contract.paymentMethod,
    preparedBy,
    paymentRows: paymentInstructions(parties),
    fees: {
      subscription: formatDecimal(fees.subscription),
      fx: formatDecimal(fees.fx),
      exit: formatDecimal(fees.exit),
    },
    nav:
      nav === null
        ? null
        : {
            value: `${formatDecimal(nav.value)} ${strategy.referenceCurrency}`,
            day: formatLongDate(nav.day),
          },
    renunciationDays: client.isCompany ? 0 : days,
    accepted: legalKinds.flatMap((kind) =>
      consents
        .filter((consent) => consent.kind === kind)
        .map(({ textVersion, textSha256 }) => ({ kind, version: textVersion, sha256: textSha256 })),
    ),
  };
  return [await writeContractPdf(data), await writePepPdf(data)];
}
