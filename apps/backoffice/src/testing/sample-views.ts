import type { OperationOutput } from '@repo/api-sdk';

type View = OperationOutput<'listStaffViews'>['views'][number];

/** One's own view of the signed contracts; `change` overrides fields. */
export function sampleView(change: Partial<View> = {}): View {
  return {
    id: 'vue_1',
    screen: 'contracts',
    name: 'Signées à relancer',
    query: 'statut=signe&tri=-montant',
    is_shared: false,
    is_mine: true,
    is_default: false,
    owner: 'Inès Garnier',
    version: 1,
    ...change,
  };
}
