import type { Deps } from '../../deps.ts';
import { deleteFilesOf } from '../files/files.repository.ts';

/** Deletes a user's file rows; the caller deletes the bytes of these keys once its transaction is done. */
export function deleteUserFiles(deps: Deps, userId: string): Promise<string[]> {
  return deleteFilesOf(deps.db, userId);
}
