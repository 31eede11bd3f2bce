// Which statements are « rectificatifs »: a figure is another than in one that the client downloaded.
import { type DisplayCurrency, isDisplayCurrency } from '@repo/domain/money';
import type { Actor, Deps } from '../../deps.ts';
import { readStated, stateDocument } from './download-statement.ts';
import { changedFigures, figuresOf } from './statement-figures.ts';
import { periodOf } from './statement-issues.mapper.ts';
import { type IssueRow, readCauses } from './statement-issues.repository.ts';

/**
 * The currencies by period, of those that were downloaded. The figures of the last one stand while nothing that it counts was corrected
 * since; they are computed again, as a download would, only where something was.
 */
export async function listRectified(
  deps: Deps,
  actor: Actor,
  issues: readonly IssueRow[],
): Promise<ReadonlyMap<string, DisplayCurrency[]>> {
  const rectified = new Map<string, DisplayCurrency[]>();
  for (const [currency, own] of Map.groupBy(issues, (issue) => issue.currency)) {
    if (!isDisplayCurrency(currency)) continue;
    const readOnce = once(() => readStated(deps, actor, currency));
    for (const [key, alike] of Map.groupBy(own, periodOf)) {
      const figures = await figuresNow(deps, actor, { key, alike, read: readOnce });
      const isRectified = alike.some((issue) => changedFigures(issue.figures, figures).length > 0);
      if (isRectified) rectified.set(key, [...(rectified.get(key) ?? []), currency]);
    }
  }
  return rectified;
}

interface Issued {
  key: string;
  /** Of one period and currency, newest first; not empty. */
  alike: readonly IssueRow[];
  read: () => ReturnType<typeof readStated>;
}

async function figuresNow(deps: Deps, actor: Actor, { key, alike, read }: Issued) {
  const [last] = alike;
  if (last === undefined) return {};
  const causes = await readCauses(deps.db, last, { after: last.issuedAt, upTo: deps.clock.now() });
  if (causes.values.length + causes.deals.length === 0) return last.figures;
  const stated = await read();
  const period = stated.periods.find((one) => one.key === key);
  return period === undefined ? last.figures : figuresOf(stateDocument(deps, actor, stated, period));
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
