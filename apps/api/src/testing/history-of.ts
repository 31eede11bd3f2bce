import type { TestApp } from './create-test-app.ts';

/** « Historique » of a record, newest first. */
export async function historyOf(
  test: TestApp,
  { token }: { readonly token: string },
  record: { readonly kind: 'contract' | 'payout'; readonly id: string },
) {
  const { items } = await test.expectOk('getRecordHistory', { token, query: record });
  return items;
}
