import { join } from 'node:path';
import type { Settings } from '../../settings.ts';
import type { FilesPort } from './files-port.ts';
import { createFolderFiles } from './folder-files.ts';
import { sealFiles } from './sealed-files.ts';

/** The files of the data folder, sealed; those of the secret before can still be opened. */
export async function openFiles(settings: Settings, secret: string): Promise<FilesPort> {
  const { previousSecret } = settings;
  const older = previousSecret === null ? [] : [previousSecret];
  return sealFiles(await openFolder(settings), [secret, ...older]);
}

/** The files as they lie on the disk, sealed. */
export function openFolder({ dataDir }: Settings): Promise<FilesPort> {
  return createFolderFiles(join(dataDir, 'files'));
}
