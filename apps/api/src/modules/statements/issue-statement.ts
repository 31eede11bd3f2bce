// Each statement that is downloaded is kept with its figures; one whose figures differ from the one before is « rectificatif ».
import { createHash } from 'node:crypto';
import type { Actor, Deps } from '../../deps.ts';
import { storeFile } from '../documents/store-file.ts';
import type { Replaced, StatementDocument } from './statement-document.ts';
import { changedFigures, type Figures, figuresOf } from './statement-figures.ts';
import { insertIssue, listIssues, readCauses, type StatementKey } from './statement-issues.repository.ts';
import { writeStatementPdf } from './statement-pdf.ts';
import { statementsTexts as texts } from './statements.texts.ts';

export interface IssuedStatement {
  bytes: Uint8Array;
  isRectified: boolean;
}

/** The same data gives the same bytes, and is kept once. */
export async function issueStatement(
  deps: Deps,
  actor: Actor,
  document: Omit<StatementDocument, 'replaces'>,
): Promise<IssuedStatement> {
  const { period, statement } = document;
  const key = {
    userId: actor.userId,
    firstDay: period.from,
    lastDay: period.to,
    currency: statement.currency,
  };
  const figures = figuresOf(document);
  const issues = await listIssues(deps.db, key);
  const replaces = await findReplaced(deps, key, { figures, issues });
  const bytes = await writeStatementPdf({ ...document, replaces });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (issues[0]?.sha256 !== sha256) {
    const name = texts.fileName(period.key, replaces !== null);
    await deps.db.transaction(async (tx) => {
      const file = {
        userId: actor.userId,
        purpose: 'statement',
        name,
        mime: 'application/pdf',
        bytes,
      } as const;
      const fileId = await storeFile({ ...deps, db: tx }, file);
      const issuedAt = deps.clock.now();
      await insertIssue(tx, { id: deps.ids.uuid(), ...key, sha256, figures, fileId, issuedAt });
    });
  }
  return { bytes, isRectified: replaces !== null };
}

async function findReplaced(
  deps: Deps,
  key: StatementKey,
  { figures, issues }: { figures: Figures; issues: Awaited<ReturnType<typeof listIssues>> },
): Promise<Replaced | null> {
  const compared = issues.map((issue) => ({ issue, changes: changedFigures(issue.figures, figures) }));
  const index = compared.findIndex(({ changes }) => changes.length > 0);
  const replaced = compared[index];
  if (replaced === undefined) return null;
  const { issue, changes } = replaced;
  // Issued already with these figures: the first of those, whose causes it shows.
  const upTo = compared[index - 1]?.issue.issuedAt ?? deps.clock.now();
  const causes = await readCauses(deps.db, key, { after: issue.issuedAt, upTo });
  return { issuedAt: issue.issuedAt, changes, causes };
}
