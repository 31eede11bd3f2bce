/** Products as staff see them. */
import type { OperationOutput } from '@repo/api-sdk';
import { sampleStrategy } from '@repo/api-sdk/testing';

type Product = OperationOutput<'getProduct'>;
type Version = OperationOutput<'listProductVersions'>['versions'][number];

/** USDFY, published, without a pending change. */
export function sampleProduct(
  change: Partial<Product> = {},
  strategy: Parameters<typeof sampleStrategy>[0] = {},
): Product {
  return {
    strategy: sampleStrategy(strategy),
    status: 'published',
    version: 4,
    position: 1,
    publication_days: [1, 2, 3, 4, 5, 6, 7],
    launch_day: null,
    holdings: '12500.5',
    nav_day: '2026-01-04',
    subscribers: 3,
    observed_rate: 0.081,
    updated_at: '2026-01-05T10:00:00.000Z',
    pending_changes: [],
    planned_details: null,
    unpaid_contracts: 0,
    ...change,
  };
}

/** A change of the subtitle, made alone. */
export function sampleProductVersion(change: Partial<Version> = {}): Version {
  return {
    version: 4,
    lines: [{ label: 'Sous-titre', before: 'Dollar', after: 'Rendement en dollar' }],
    strategy: sampleStrategy(),
    position: 1,
    publication_days: [1, 2, 3, 4, 5, 6, 7],
    launch_day: null,
    reason: '',
    entered_by: 'Marc Vidal',
    published_by: null,
    change_request_id: null,
    created_at: '2026-01-05T10:00:00.000Z',
    ...change,
  };
}
