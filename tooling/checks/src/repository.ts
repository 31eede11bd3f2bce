/** The repository as the checks see it: the files git tracks or would track, by path from the root. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..', '..');

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

/** Paths that match, such as `/^apps\/.*\.tsx$/`. */
export function filesMatching(pattern: RegExp): string[] {
  return files.filter((file) => pattern.test(file));
}

export function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

export function exists(file: string): boolean {
  return existsSync(join(root, file));
}

const generated = /(^|\/)(generated|migrations|dist)\//;
const tests = /\.(test|stories)\.tsx?$|\/testing\//;

/** Hand-written source of apps and packages, tests and stories aside. */
export function sources(): string[] {
  return filesMatching(/^(apps|packages)\/[^/]+\/src\/.*\.tsx?$/).filter(
    (file) => !generated.test(file) && !tests.test(file),
  );
}

/** `file:line` of each line of the given files that matches, for a message that can be followed. */
export function linesMatching(candidates: readonly string[], pattern: RegExp): string[] {
  return candidates.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) && !isComment(line) ? [`${file}:${index + 1}  ${line.trim()}`] : [],
      ),
  );
}

function isComment(line: string): boolean {
  return /^\s*(\/\/|\*|\/\*)/.test(line);
}
