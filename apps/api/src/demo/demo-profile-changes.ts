// A verified client who moved: their new address awaits the team, in « À valider ».
import { updateMe } from '../modules/identity/update-me.ts';
import { actOf, type DemoPast } from './demo-actor.ts';
import type { DemoAct } from './demo-acts.ts';

const moved = { address: '3 place Kléber', zip_code: '67000', city: 'Strasbourg' };

export function demoProfileChanges(demo: DemoPast): DemoAct[] {
  return [
    actOf(demo, { daysAgo: 1, by: 'ines.cgp', time: '16:20' }, async ({ past, actor }) => {
      await updateMe(past, actor, moved);
    }),
  ];
}
