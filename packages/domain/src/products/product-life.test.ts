import { describe, expect, it } from 'vitest';
import {
  type ProductAction,
  type ProductStatus,
  productActions,
  productActionsOf,
  productOfferOf,
  productStatusAfter,
  productStatuses,
} from './index.ts';

const table: Readonly<Record<ProductStatus, Readonly<Partial<Record<ProductAction, ProductStatus>>>>> = {
  draft: { publish: 'published' },
  published: { suspend: 'suspended', archive: 'archived' },
  suspended: { resume: 'published', archive: 'archived' },
  archived: {},
};
const cases = productStatuses.flatMap((status) =>
  productActions.map((action) => ({ status, action, after: table[status][action] ?? null })),
);

describe('the life of a product', () => {
  it.each(cases)('$action of a product in $status gives $after', ({ status, action, after }) => {
    expect(productStatusAfter(action, status)).toBe(after);
    expect(productActionsOf(status).includes(action)).toBe(after !== null);
  });

  it('shows clients everything but a draft, and opens what is published alone', () => {
    expect(productStatuses.map(productOfferOf)).toEqual([null, 'open', 'suspended', 'closed']);
  });
});
