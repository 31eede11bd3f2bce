// Verified clients who requested a change of their profile: one that was approved, one that awaits the team. And the last days of
// documents that were approved, and two people who were invited to open an account.
import { inviteClient } from '../modules/client-invitations/invite-client.ts';
import { userProfileKind } from '../modules/profile-changes/profile-change-kind.ts';
import { updateMe } from '../modules/profile-changes/update-me.ts';
import { actOf, approveRequested, type DemoPast } from './demo-actor.ts';
import type { DemoAct } from './demo-acts.ts';
import { demoExpiries } from './demo-expiries.ts';
import { demoUserId } from './load-demo-accounts.ts';

const newPhone = { phone: '06-39-98-00-67' };
const moved = {
  address: '3 place Kléber',
  zip_code: '67000',
  city: 'Strasbourg',
};

const invited = { is_company: false, phone: '', service: 'yield' } as const;
/** Whose link has expired. */
const olivier = { firstname: 'Olivier', lastname: 'Garcin', email: 'olivier.garcin@exemple.fr' };
const sarah = { firstname: 'Sarah', lastname: 'Kerbrat', email: 'sarah.kerbrat@exemple.fr' };

export function demoProfileChanges(demo: DemoPast): DemoAct[] {
  return [
    ...demoExpiries(demo),
    actOf(demo, { daysAgo: 5, by: 'marc.admin', time: '14:10' }, ({ past, actor }) =>
      inviteClient(past, actor, { client: { ...invited, ...olivier }, adviser_id: null }),
    ),
    actOf(demo, { daysAgo: 1, by: 'paul.conseil', time: '15:40' }, ({ past, actor }) =>
      inviteClient(past, actor, { client: { ...invited, ...sarah }, adviser_id: null }),
    ),
    actOf(demo, { daysAgo: 24, by: 'double.facteur', time: '11:05' }, async ({ past, actor }) => {
      await updateMe(past, actor, newPhone);
    }),
    actOf(demo, { daysAgo: 23, by: 'ines.garnier', time: '09:50' }, (call) =>
      approveRequested(call, demoUserId('double.facteur'), { 'user.profile': userProfileKind }),
    ),
    actOf(demo, { daysAgo: 1, by: 'ines.cgp', time: '16:20' }, async ({ past, actor }) => {
      await updateMe(past, actor, moved);
    }),
  ];
}
