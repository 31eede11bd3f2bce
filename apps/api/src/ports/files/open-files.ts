import { join } from 'node:path';
import type { Settings } from '../../settings.ts';
import type { FilesPort } from './files-port.ts';
import { createFolderFiles } from './folder-files.ts';
import { sealFiles } from './sealed-files.ts';

/** The stored files, sealed; those of the secret before can still be opened. */
export async function openFiles(settings: Settings, secret: string): Promise<FilesPort> {
  const { previousSecret } = settings;
  const older = previousSecret === null ? [] : [previousSecret];
  return sealFiles(await openStore(settings), [secret, ...older]);
}

/** The files as they are stored, sealed. @throws SettingsError for a bucket that cannot hold them. */
export async function openStore({ dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>): Promise<FilesPort> {
  if (s3 === null) return createFolderFiles(join(dataDir, 'files'));
  // Amazon's client takes a while to load: only where a bucket is used.
  const { openBucket } = await import('./s3/s3-files.ts');
  return openBucket(s3);
}
