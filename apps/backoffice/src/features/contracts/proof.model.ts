/** The local checks of a payment proof: the format of its reference, and whether it matches the expected payment. */
import type { components } from '@repo/api-sdk';
import { type Network, networkOfAsset, parseAddress } from '@repo/domain/crypto-address';
import { transactionHashes } from '../../shared/explorer-url.ts';
import { contractPanelTexts as texts } from './contract-panel.texts.ts';

type Contract = components['schemas']['Contract'];

export interface Fact {
  readonly isFine: boolean;
  readonly text: string;
}

/** The network a contract is paid on; null for a transfer. */
export function networkOf({ currency }: Pick<Contract, 'currency'>): Network | null {
  return currency === 'EURO' ? null : networkOfAsset[currency];
}

export function hashFact(hash: string, network: Network): Fact {
  const isFine = transactionHashes[network].test(hash);
  return { isFine, text: isFine ? texts.facts.validHash : texts.facts.invalidHash };
}

/** Checks the origin address of a proof: its format, then whether it is the announced one. */
export function originFact(origin: string, contract: Contract): Fact {
  const network = networkOf(contract);
  const given = network === null ? null : parseAddress(origin, network);
  if (network === null || given === null) return { isFine: false, text: texts.facts.invalidAddress };
  if (contract.payment_origin === null) return { isFine: true, text: texts.facts.validAddress };
  return sameFact(given === parseAddress(contract.payment_origin, network));
}

/** Checks the reference of a transfer, tolerating differences of typing. */
export function referenceFact(reference: string, contract: Contract): Fact | null {
  const expected = contract.payment_reference ?? contract.po_number;
  return expected === null ? null : sameFact(compact(reference).includes(compact(expected)));
}

function sameFact(isFine: boolean): Fact {
  return { isFine, text: isFine ? texts.facts.same : texts.facts.different };
}

function compact(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Only links with a protocol that runs no code. */
export function isSafeLink(url: string): boolean {
  return /^https:\/\//i.test(url) && URL.canParse(url);
}
