import type { ComponentType } from 'react';
import { ClientPreview } from './ClientPreview.tsx';
import { CryptoFields } from './CryptoFields.tsx';
import { FactFields } from './FactFields.tsx';
import { MinimumFields } from './MinimumFields.tsx';
import { PresentationFields } from './PresentationFields.tsx';
import { ProductFees } from './ProductFees.tsx';
import type { ProductPartProps } from './product-part.ts';
import type { ProductTab } from './product-tabs.ts';
import { TransferFields } from './TransferFields.tsx';
import { YieldFields } from './YieldFields.tsx';

/** The history is no part of the form. */
type FormTab = Exclude<ProductTab, 'history'>;

const parts: Readonly<Record<FormTab, ComponentType<ProductPartProps>>> = {
  presentation: PresentationFields,
  yield: YieldFields,
  facts: FactFields,
  minimums: MinimumFields,
  transfer: TransferFields,
  crypto: CryptoFields,
  fees: ProductFees,
  preview: ClientPreview,
};

/** What a tab shows of the form. */
export function ProductPart({ tab, ...props }: ProductPartProps & { readonly tab: FormTab }) {
  const Part = parts[tab];
  return <Part {...props} />;
}
