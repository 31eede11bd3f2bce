// What a draft lacks to be published: the same list in the API, which refuses, and on the screen, which leads to each field.
import { isFilled } from '../validation/index.ts';
import { productMinimumFields } from './minimum-fields.ts';
import { publicationGapTexts as texts } from './products.texts.ts';
import { type ProductContent, validateProductChange } from './validate-product.ts';

/** A product as it would be published. */
interface PublishableProduct extends ProductContent {
  readonly title: string;
  readonly launch_day: string | null;
}

/** The part of the product that it is fixed in. */
export type ProductPart = 'presentation' | 'yield' | 'minimums' | 'transfer' | 'crypto';

export interface PublicationGap {
  readonly part: ProductPart;
  readonly message: string;
}

/** Empty when it may be published. */
export function publicationGaps(product: PublishableProduct): readonly PublicationGap[] {
  const { failures } = validateProductChange(product);
  return [
    ...missing(!isFilled(product.doc_url), 'presentation', texts.document),
    ...missing(product.launch_day === null, 'yield', texts.launchDay),
    ...missing(!hasMinimum(product), 'minimums', texts.minimum),
    ...missing(isBankPartial(product), 'transfer', texts.partialBank),
    ...missing(!hasMeans(product), 'transfer', texts.payment),
    ...failures.map(({ field, message }) => ({ part: partOf(field), message })),
  ];
}

function missing(isMissing: boolean, part: ProductPart, message: string): PublicationGap[] {
  return isMissing ? [{ part, message }] : [];
}

function hasMinimum(product: ProductContent): boolean {
  return productMinimumFields.some((field) => isFilled(product[field]));
}

const bankLines = ({ rib }: ProductContent): readonly boolean[] =>
  [rib?.bank, rib?.iban, rib?.bic].map((line) => isFilled(line));

/** Bank details that no transfer can be made from: some lines, but not all three. */
function isBankPartial(product: ProductContent): boolean {
  const lines = bankLines(product);
  return lines.includes(true) && lines.includes(false);
}

/** Right or wrong: what is wrong in them has its own line. */
function hasMeans({ rib, crypto }: ProductContent): boolean {
  return isFilled(rib?.iban) || (crypto?.inputs ?? []).length > 0;
}

function partOf(field: string): ProductPart {
  if (field.startsWith('rib.')) return 'transfer';
  if (field.startsWith('crypto.')) return 'crypto';
  if (field.startsWith('min_')) return 'minimums';
  return field === 'publication_days' ? 'yield' : 'presentation';
}
