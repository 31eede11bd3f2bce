/** The round of Kaskad that a client left to verify their identity on the main site: both applications of the origin share the tab's storage. */
import { readFormDraft, saveFormDraft } from './form/form-draft.ts';

const nameOf = (userId: string) => `identity check ${userId}`;

export const saveIdentityReturn = (userId: string, roundId: string): void =>
  saveFormDraft(nameOf(userId), { roundId }, []);

/** Null where the check did not start from a round. */
export function readIdentityReturn(userId: string): string | null {
  const { roundId } = readFormDraft(nameOf(userId), { roundId: '' });
  return roundId === '' ? null : roundId;
}
