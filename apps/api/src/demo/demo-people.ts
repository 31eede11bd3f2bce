// What staff and clients did beside contracts and their money.

import type { DemoPast } from './demo-actor.ts';
import type { DemoAct } from './demo-acts.ts';
import { demoAssisted } from './demo-assisted.ts';
import { demoKaskad } from './demo-kaskad.ts';
import { demoProfileChanges } from './demo-profile-changes.ts';

export const demoPeople = (demo: DemoPast): DemoAct[] => [
  ...demoAssisted(demo),
  ...demoProfileChanges(demo),
  ...demoKaskad(demo),
];
