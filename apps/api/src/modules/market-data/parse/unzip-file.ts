import { unzipSync } from 'fflate';
import { importLimits } from '../import-limits.ts';

export type Unzipped =
  | { ok: true; bytes: Uint8Array }
  | { ok: false; reason: 'too_large' | 'broken_zip' | 'several_files' | 'spreadsheet' };

/** The local header of a file in an archive: what the first bytes of any zip are. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

/** What systems add to an archive beside what was put into it. */
const isAside = (name: string): boolean =>
  name.endsWith('/') || name.startsWith('__MACOSX/') || name.endsWith('.DS_Store');

/**
 * The one file of an archive. It is written into a buffer of its declared size, which is that of an import at most: what an archive holds
 * beyond is cut off, and fills no memory.
 */
export function unzipFile(bytes: Uint8Array): Unzipped {
  const names: string[] = [];
  let isTooLarge = false;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (isAside(name)) return false;
        names.push(name);
        isTooLarge ||= originalSize > importLimits.maxBytes;
        return !isTooLarge && names.length === 1;
      },
    });
    if (names.includes('[Content_Types].xml')) return { ok: false, reason: 'spreadsheet' };
    if (isTooLarge) return { ok: false, reason: 'too_large' };
    const [only] = Object.values(files);
    if (names.length !== 1 || only === undefined) return { ok: false, reason: 'several_files' };
    return { ok: true, bytes: only };
  } catch {
    return { ok: false, reason: 'broken_zip' };
  }
}
