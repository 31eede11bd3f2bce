import type { components } from '@repo/api-sdk/spec';
import type { Deps } from '../../deps.ts';
import { readStatement, type StatementInput } from './read-statement.ts';
import { toWireStatement } from './statements.mapper.ts';

/** What importing the file would do, or what is wrong with it. */
export async function previewStatement(
  deps: Deps,
  input: StatementInput,
): Promise<components['schemas']['StatementPreview']> {
  return toWireStatement(await readStatement(deps, input));
}
