import type { ProductTone } from '@repo/ui/card';
import { productRoles } from '@repo/ui/tokens';

/** The hue of a product on every screen, by its title; none for a product without one in the design. */
export function productTone(title: string): ProductTone | undefined {
  return productRoles.find((role) => role === title.toLowerCase());
}
