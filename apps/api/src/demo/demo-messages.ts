// What demonstration clients wrote to the team: one that awaits a reply, one with a reply that is not read yet, one closed.
import { findNewestId } from '../modules/messages/threads.repository.ts';
import { answerMessageThread, openThread, updateMessageThread } from '../modules/messages/write-message.ts';
import type { DemoAccountKey } from './accounts.ts';
import { actOf, type DemoPast } from './demo-actor.ts';
import type { DemoAct } from './demo-acts.ts';
import { demoMessagesTexts as texts } from './demo-messages.texts.ts';
import { demoUserId } from './load-demo-accounts.ts';

interface DemoThread {
  readonly by: DemoAccountKey;
  readonly subject: string;
  readonly text: string;
}

export function demoMessages(demo: DemoPast): DemoAct[] {
  const opened = (thread: DemoThread, daysAgo: number) =>
    actOf(demo, { daysAgo, by: thread.by, time: '09:40' }, ({ past, actor }) =>
      openThread(past, actor, {
        subject: thread.subject,
        text: thread.text,
        contract_id: null,
        file_ids: [],
      }),
    );
  const answered = (
    { by: client }: DemoThread,
    { daysAgo, by, text }: { daysAgo: number; by: DemoAccountKey; text: string },
  ) =>
    actOf(demo, { daysAgo, by, time: '11:15' }, async ({ past, actor }) => {
      const id = (await findNewestId(past.db, demoUserId(client))) ?? '';
      await answerMessageThread(past, actor, { id, version: 1, text, file_ids: [] });
    });
  const closed = ({ by: client }: DemoThread, daysAgo: number) =>
    actOf(demo, { daysAgo, by: 'ines.garnier', time: '17:05' }, async ({ past, actor }) => {
      const id = (await findNewestId(past.db, demoUserId(client))) ?? '';
      await updateMessageThread(past, actor, { id, version: 2, isClosed: true });
    });
  const { statement, bank, withdrawal } = texts;
  return [
    opened({ by: 'camille.moreau', ...statement }, 9),
    answered(
      { by: 'camille.moreau', ...statement },
      { daysAgo: 8, by: 'paul.conseil', text: statement.answer },
    ),
    opened({ by: 'gerant.belleval', ...bank }, 6),
    answered({ by: 'gerant.belleval', ...bank }, { daysAgo: 5, by: 'ines.garnier', text: bank.answer }),
    closed({ by: 'gerant.belleval', ...bank }, 4),
    opened({ by: 'camille.moreau', ...withdrawal }, 1),
  ];
}
