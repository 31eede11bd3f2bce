// Each statement that is downloaded is kept with its figures; one whose figures differ from the one before is « rectificatif ».
import { createHash } from 'node:crypto';
import type { Actor, Deps } from '../../deps.ts';
import { readNotedHead } from '../audit/signed-heads.ts';
import { issueDocument } from '../document-check/issue-document.ts';
import { readStored } from '../documents/serve-file.ts';
import { storeFile } from '../documents/store-file.ts';
import { findFile } from '../files/files.repository.ts';
import type { Replaced, StatedDocument } from './statement-document.ts';
import { changedFigures, type Figures, figuresOf, haveSameFigures } from './statement-figures.ts';
import { insertIssue, listIssues, readCauses, type StatementKey } from './statement-issues.repository.ts';
import { headStatement, writeStatementPdf } from './statement-pdf.ts';
import { statementsTexts as texts } from './statements.texts.ts';

export interface IssuedStatement {
  bytes: Uint8Array;
  isRectified: boolean;
}

/** The same figures give the file that was kept, whatever sealed it; others are kept in turn. */
export async function issueStatement(
  deps: Deps,
  actor: Actor,
  document: StatedDocument,
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
  const kept = await readKept(deps, issues[0], figures);
  if (kept !== null) return { bytes: kept, isRectified: replaces !== null };
  const whole = { ...document, replaces, trailHead: await readNotedHead(deps) };
  const bytes = await issueDocument(deps, actor, {
    kind: replaces === null ? 'statement' : 'rectified_statement',
    of: `${key.firstDay} ${key.lastDay} ${key.currency}`,
    heading: headStatement(whole),
    pdf: await writeStatementPdf(whole),
  });
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

type Issue = Awaited<ReturnType<typeof listIssues>>[number];

/** The file of the last issue, where it has these figures; null of one from before files were kept. */
async function readKept(deps: Deps, last: Issue | undefined, figures: Figures): Promise<Uint8Array | null> {
  if (last === undefined || last.fileId === null || !haveSameFigures(last.figures, figures)) return null;
  const file = await findFile(deps.db, last.fileId);
  return file === null ? null : readStored(deps, file);
}

async function findReplaced(
  deps: Deps,
  key: StatementKey,
  { figures, issues }: { figures: Figures; issues: readonly Issue[] },
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
