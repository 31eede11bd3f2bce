import type { ProductTone } from '@repo/ui/card';
import { productRoles } from '@repo/ui/tokens';

/** The hue a product keeps everywhere, by its title; none for a product the design does not know yet. */
export function productTone(title: string): ProductTone | undefined {
  return productRoles.find((role) => role === title.toLowerCase());
}
