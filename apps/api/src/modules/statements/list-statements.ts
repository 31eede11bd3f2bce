import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { readValuedClient } from '../portfolio/read-valued-client.ts';
import { listRectified } from './rectified-periods.ts';
import { toWireIssue } from './statement-issues.mapper.ts';
import { listIssuesOf } from './statement-issues.repository.ts';
import { listPeriods, nextStatement } from './statement-list.ts';

/** The caller's statements, newest first. The currency of a statement does not decide which there are. */
export async function listStatements(
  deps: Deps,
  actor: Actor,
): Promise<components['schemas']['StatementList']> {
  const { market, client } = await readValuedClient(deps, actor, 'EUR');
  const today = parisDay(deps.clock.now());
  const issues = await listIssuesOf(deps.db, actor.userId);
  const rectified = await listRectified(deps, actor, issues);
  const periods = listPeriods(market, client, today);
  return {
    statements: periods.map(({ key, kind, from, to }) => ({
      period: key,
      kind,
      from,
      to,
      rectified: rectified.get(key) ?? [],
    })),
    next: nextStatement(periods, client, today),
    replaced: issues
      .filter(({ isReplaced, fileId }) => isReplaced && fileId !== null)
      .map((issue) => toWireIssue(deps, issue)),
  };
}
