import type { Product } from './product-form.model.ts';
import type { ProductFormState } from './use-product-form.ts';

/** What each tab with fields receives. */
export interface ProductPartProps {
  readonly form: ProductFormState;
  readonly product: Product;
  /** A change of these fields awaits a second person: they are read-only meanwhile. */
  readonly isHeld: boolean;
}
