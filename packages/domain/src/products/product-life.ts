// The life of a product: what may follow each status. Its contracts live on in all of them.

export const productStatuses = ['draft', 'published', 'suspended', 'archived'] as const;
export type ProductStatus = (typeof productStatuses)[number];

export const productActions = ['publish', 'suspend', 'resume', 'archive'] as const;
export type ProductAction = (typeof productActions)[number];

/** The status after an action; null where it is refused. Clients have seen what was published: it never is a draft again. */
const transitions: Readonly<Record<ProductAction, Readonly<Record<ProductStatus, ProductStatus | null>>>> = {
  publish: { draft: 'published', published: null, suspended: null, archived: null },
  suspend: { draft: null, published: 'suspended', suspended: null, archived: null },
  resume: { draft: null, published: null, suspended: 'published', archived: null },
  archive: { draft: null, published: 'archived', suspended: 'archived', archived: null },
};

export function productStatusAfter(action: ProductAction, status: ProductStatus): ProductStatus | null {
  return transitions[action][status];
}

/** The actions that a status allows, in the order of the screen. */
export function productActionsOf(status: ProductStatus): readonly ProductAction[] {
  return productActions.filter((action) => productStatusAfter(action, status) !== null);
}

/** What a client may do with a product; null for one that no client sees. */
export type ProductOffer = 'open' | 'suspended' | 'closed';

const offers: Readonly<Record<ProductStatus, ProductOffer | null>> = {
  draft: null,
  published: 'open',
  suspended: 'suspended',
  archived: 'closed',
};

export function productOfferOf(status: ProductStatus): ProductOffer | null {
  return offers[status];
}
