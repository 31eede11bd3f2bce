import { inArray } from 'drizzle-orm';
import { kaskadInvestments } from '../../db/schema/kaskad-rounds.ts';
import type { Deps } from '../../deps.ts';
import { type InvestmentView, selectInvestmentViews } from '../kaskad-investments/investments.repository.ts';
import { type InvestmentNews, mailInvestors } from '../kaskad-investments/mail-investor.ts';
import { type RoundMailKind, takeRoundMails } from './round-mails.repository.ts';

/** Mails written in one transaction. */
const part = 200;

/** Those of rounds that wait, by parts: a row leaves in the transaction that puts its mail in the outbox. */
export async function writeRoundMails(deps: Deps, stopping?: AbortSignal): Promise<void> {
  for (let isLeft = true; isLeft; ) {
    stopping?.throwIfAborted();
    isLeft = await deps.db.transaction((tx) => writePart({ ...deps, db: tx }));
  }
}

async function writePart(deps: Deps): Promise<boolean> {
  const taken = await takeRoundMails(deps.db, part);
  if (taken.length === 0) return false;
  const ids = taken.map(({ investment_id: id }) => id);
  const rows = await selectInvestmentViews(deps.db).where(inArray(kaskadInvestments.id, ids));
  const views = new Map(rows.map((view) => [view.investment.id, view]));
  await mailInvestors(
    deps,
    taken.flatMap(({ investment_id: id, kind }) => {
      const view = views.get(id);
      return view === undefined ? [] : [{ view, ...newsOf(kind, view) }];
    }),
  );
  return taken.length === part;
}

const newsOf = (kind: RoundMailKind, { investment, round }: InvestmentView): InvestmentNews => {
  if (kind === 'document') return { kind: 'documentChanged', until: investment.reflectionUntil };
  if (kind === 'extended') return { kind: 'extended', until: round.closesAt };
  return { kind };
};
