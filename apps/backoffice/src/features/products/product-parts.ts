import type { ComponentType } from 'react';
import { ClientPreview } from './ClientPreview.tsx';
import { CryptoFields } from './CryptoFields.tsx';
import { MinimumFields } from './MinimumFields.tsx';
import { PresentationFields } from './PresentationFields.tsx';
import { ProductFees } from './ProductFees.tsx';
import type { ProductPartProps } from './product-part.ts';
import type { ProductTab } from './product-tabs.ts';
import { TransferFields } from './TransferFields.tsx';
import { YieldFields } from './YieldFields.tsx';

/** What each tab shows of the form; the history is no part of it. */
export const productParts: Readonly<Record<Exclude<ProductTab, 'history'>, ComponentType<ProductPartProps>>> =
  {
    presentation: PresentationFields,
    yield: YieldFields,
    minimums: MinimumFields,
    transfer: TransferFields,
    crypto: CryptoFields,
    fees: ProductFees,
    preview: ClientPreview,
  };
