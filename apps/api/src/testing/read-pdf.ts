import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const hasPdftotext = (() => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** The text of a PDF, laid out as it is printed, with plain spaces. */
export function textOf(bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
  const file = join(folder, 'document.pdf');
  writeFileSync(file, bytes);
  const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/ +/g, ' ');
}
