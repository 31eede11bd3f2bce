import type { components } from '@repo/api-sdk';
import type { Contract } from './documents.model.ts';
import { proofTexts as texts } from './documents.texts.ts';

interface Destination {
  readonly label: string;
  readonly value: string;
  readonly kind: 'name' | 'iban' | 'text' | 'address';
}

/** Where a contract is paid now: a bank account, or the address of its currency. */
export function destinationsOf(
  { rib, crypto }: components['schemas']['Strategy'],
  contract: Pick<Contract, 'payment_method' | 'currency'>,
): readonly Destination[] {
  if (contract.payment_method !== 'rib') {
    const input = crypto?.inputs.find(({ symbol }) => symbol === contract.currency);
    return input === undefined
      ? []
      : [{ label: texts.address(input.blockchain), value: input.address, kind: 'address' }];
  }
  const lines: readonly (Omit<Destination, 'value'> & { value: string | null | undefined })[] = [
    { label: texts.beneficiary, value: rib?.bank, kind: 'name' },
    { label: texts.iban, value: rib?.iban, kind: 'iban' },
    { label: texts.bic, value: rib?.bic, kind: 'text' },
  ];
  return lines.flatMap(({ value, ...line }) => (value ? [{ ...line, value }] : []));
}
