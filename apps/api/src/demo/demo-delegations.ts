// An adviser who is away next week: the other one follows these clients meanwhile.
import { addDays } from '@repo/domain/dates';
import { createDelegation } from '../modules/advisers/create-delegation.ts';
import { actOf, type DemoPast } from './demo-actor.ts';
import type { DemoAct } from './demo-acts.ts';
import { demoUserId } from './load-demo-accounts.ts';

export function demoDelegations(demo: DemoPast): DemoAct[] {
  return [
    actOf(demo, { daysAgo: 2, by: 'paul.conseil', time: '09:20' }, async ({ past, actor }) => {
      await createDelegation(past, actor, {
        from_id: demoUserId('paul.conseil'),
        to_id: demoUserId('julie.conseil'),
        first_day: addDays(demo.today, 5),
        last_day: addDays(demo.today, 11),
        reason: 'Congés',
      });
    }),
  ];
}
