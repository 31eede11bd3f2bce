// What a demonstration’s team had to do and did: the messages of clients, a thing taken, another put off, alerts of days that were not signed, one closed.
import { addDays } from '@repo/domain/dates';
import { listAlertRows } from '../modules/alerts/alerts.repository.ts';
import { closeAlert } from '../modules/alerts/close-alert.ts';
import { watchRules } from '../modules/alerts/watch-rules.ts';
import { assignWorkItem, postponeWorkItem } from '../modules/work-queue/act-on-work.ts';
import { listWaiting } from '../modules/work-queue/work-queue.repository.ts';
import { actOf, type DemoPast } from './demo-actor.ts';
import type { DemoAct } from './demo-acts.ts';
import { demoDeskTexts as texts } from './demo-messages.texts.ts';
import { demoMessages } from './demo-messages.ts';

export function demoDesk(demo: DemoPast): DemoAct[] {
  // A Friday, or the day before a holiday, is among the last four: a working day is found whatever today is.
  const evenings = [4, 3, 2, 1].map((daysAgo) =>
    actOf(demo, { daysAgo, by: 'marc.admin', time: '17:30' }, ({ past }) => watchRules(past)),
  );
  const closed = actOf(demo, { daysAgo: 1, by: 'marc.admin', time: '18:00' }, async ({ past, actor }) => {
    const [oldest] = (await listAlertRows(past.db, 'open', 10)).toReversed();
    if (oldest !== undefined) await closeAlert(past, actor, { id: oldest.alert.id, reason: texts.closed });
  });
  const taken = actOf(demo, { daysAgo: 1, by: 'ines.garnier', time: '18:10' }, async ({ past, actor }) => {
    const [first, second] = await listWaiting(past.db, {
      kinds: ['proof', 'message'],
      scope: undefined,
      userId: actor.userId,
      now: past.clock.now(),
      view: 'unassigned',
      limit: 1,
      leftOut: () => 0,
    });
    if (first !== undefined) await assignWorkItem(past, actor, { ...first, assigneeId: actor.userId });
    if (second !== undefined)
      await postponeWorkItem(past, actor, {
        ...second,
        until: addDays(demo.today, 2),
        reason: texts.postponed,
      });
  });
  return [...demoMessages(demo), ...evenings, closed, taken];
}
