// What staff prepared for demonstration clients: one that awaits its client, and a draft to resume.
import { findNewestId } from '../modules/assisted/assisted.repository.ts';
import {
  createAssistedSubscription,
  saveAssistedSubscription,
} from '../modules/assisted/prepare-subscription.ts';
import { sendSigningLink } from '../modules/assisted/send-signing-link.ts';
import type { DemoAccountKey } from './accounts.ts';
import { actOf, type DemoCall, type DemoPast } from './demo-actor.ts';
import type { DemoAct } from './demo-acts.ts';
import { demoUserId } from './load-demo-accounts.ts';

interface Prepared {
  readonly by: DemoAccountKey;
  readonly client: DemoAccountKey;
  readonly amount: string;
}

export function demoAssisted(demo: DemoPast): DemoAct[] {
  const awaited: Prepared = { by: 'paul.conseil', client: 'camille.moreau', amount: '20000' };
  const draft: Prepared = { by: 'ines.garnier', client: 'gerant.belleval', amount: '50000' };
  return [
    actOf(demo, { daysAgo: 2, by: awaited.by, time: '14:20' }, async (call) => {
      const id = await prepare(call, awaited);
      const at = { id, funds_source: 'savings', funds_detail: '', situation: 'executive' } as const;
      await saveAssistedSubscription(call.past, call.actor, { ...at, step: 'payment', version: 2 });
      await saveAssistedSubscription(call.past, call.actor, { ...at, step: 'compliance', version: 3 });
      await sendSigningLink(call.past, call.actor, { id, version: 4 });
    }),
    actOf(demo, { daysAgo: 1, by: draft.by, time: '16:45' }, async (call) => {
      await prepare(call, draft);
    }),
  ];
}

async function prepare({ past, actor }: DemoCall, { client, amount }: Prepared): Promise<string> {
  const userId = demoUserId(client);
  await createAssistedSubscription(past, actor, { clientId: userId });
  const id = (await findNewestId(past.db, { userId, authorId: actor.userId })) ?? '';
  await saveAssistedSubscription(past, actor, {
    id,
    version: 1,
    step: 'product',
    strategy_id: 'eurfy',
    contract_amount: amount,
    contract_devise: 'EURO',
    contract_payment_method: 'rib',
  });
  return id;
}
