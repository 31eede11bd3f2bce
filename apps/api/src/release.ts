// Which version runs: that of the root package.json, and the commit that the start was given.
import { readFileSync } from 'node:fs';
import { z } from 'zod';

export interface Release {
  version: string;
  /** The first nine digits of the commit's hash, or null when it is unknown. */
  commit: string | null;
}

const commitLength = 9;
const manifest = new URL('../../../package.json', import.meta.url);
const manifestSchema = z.object({ version: z.string() });

/** @param commit the setting COMMIT. */
export function readRelease(commit: string | null): Release {
  const { version } = manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')));
  return { version, commit: commit?.slice(0, commitLength) ?? null };
}
