import type { components } from '@repo/api-sdk/spec';
import type { kaskadRoundUpdates, QuestionRow } from '../../db/schema/kaskad-rounds.ts';

type Schemas = components['schemas'];

export const toRoundQuestion = (row: QuestionRow): Schemas['RoundQuestion'] => ({
  id: row.id,
  question: row.question,
  posted_at: row.postedAt.toISOString(),
  reply: row.reply,
  replied_at: row.repliedAt?.toISOString() ?? null,
});

export const toRoundUpdate = (row: typeof kaskadRoundUpdates.$inferSelect): Schemas['RoundUpdate'] => ({
  id: row.id,
  title: row.title,
  body: row.body,
  published_at: row.publishedAt.toISOString(),
});
