import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

/** APP_SECRET, or on a developer's machine one made once and kept beside the data it protects. */
export async function readSecret(settings: Pick<Settings, 'secret' | 'dataDir'>): Promise<string> {
  if (settings.secret !== null) return settings.secret;
  const path = join(settings.dataDir, 'secret');
  const kept = await readFile(path, 'utf8').catch(() => '');
  if (kept !== '') return kept;
  await mkdir(settings.dataDir, { recursive: true });
  const fresh = randomBytes(32).toString('base64url');
  // Through a rename: a crash here must not leave half a secret for the next start.
  await writeFile(`${path}.part`, fresh, { mode: 0o600 });
  await rename(`${path}.part`, path);
  return fresh;
}
