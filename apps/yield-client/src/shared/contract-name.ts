import type { components } from '@repo/api-sdk';

/** « USDFY PO-2026-0001 » */
export function contractName({
  product,
  po_number: number,
}: Pick<components['schemas']['Contract'], 'product' | 'po_number'>): string {
  return `${product} ${number ?? ''}`.trim();
}
