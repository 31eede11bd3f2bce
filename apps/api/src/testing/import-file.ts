import type { TestApp } from './create-test-app.ts';
import { type SignedIn, signIn } from './people.ts';

export interface MarketFile {
  kind: 'nav' | 'fx_ecb' | 'fx_crypto';
  text: string;
}

/** Publishes a file as staff do; where two-person control is on, a second administrator approves it. */
export async function importFile(test: TestApp, maker: SignedIn, { kind, text }: MarketFile): Promise<void> {
  const file = { name: `${kind}.csv`, mime: 'text/csv', bytes: new TextEncoder().encode(text) };
  const form = { fields: { kind }, file };
  const plan = await test.expectOk('previewImport', { token: maker.token, form });
  if (plan.errors.length > 0) throw new Error(JSON.stringify(plan.errors));
  const { pending_change: held } = await test.expectOk('commitImport', {
    token: maker.token,
    params: { id: plan.id },
    body: { reason: 'Valeurs du jour' },
  });
  if (held === null) return;
  const checker = await signIn(test, 'admin_yield');
  await test.expectOk('approveChangeRequest', { token: checker.token, params: { id: held.id }, body: {} });
}
