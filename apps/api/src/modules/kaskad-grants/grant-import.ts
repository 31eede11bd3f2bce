// « Créer en masse »: a CSV file is checked whole; nothing is created before it is confirmed.
import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { marketDataErrors } from '../market-data/market-data.errors.ts';
import { isSafeName, readText } from '../market-data/read-text.ts';
import { checkLines, findOverSupply, type Problem } from './check-grant-lines.ts';
import { insertImport } from './grant-import.repository.ts';
import { readGrantImport } from './read-grant-import.ts';
import { readGrantLines } from './read-grant-lines.ts';

type GrantImport = components['schemas']['GrantImport'];

/** A longer list is of no use. */
const maxProblems = 200;

/** Checks each line; writes nothing but the plan of the import. */
export async function previewGrantImport(
  deps: Deps,
  actor: Actor,
  upload: UploadedFile | null,
): Promise<GrantImport> {
  if (upload === null) throw new AppError(marketDataErrors.fileMissing);
  if (!isSafeName(upload.claimedName)) throw new AppError(marketDataErrors.unsafeName);
  const read = await readGrantLines(readText(upload.bytes));
  const problems: Problem[] = read.problem === null ? [] : [read.problem];
  const grants = await checkLines(deps, actor, read.lines, problems);
  problems.push(...(await findOverSupply(deps, grants)));
  const id = deps.ids.uuid();
  await insertImport(deps.db, {
    id,
    authorId: actor.userId,
    fileName: upload.claimedName,
    grants,
    creates: grants.length,
    problems: problems.toSorted((one, other) => one.line - other.line).slice(0, maxProblems),
    createdAt: deps.clock.now(),
  });
  return readGrantImport(deps, actor, id);
}
