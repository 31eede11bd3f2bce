import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { secretVariables, withSecretFiles } from './secret-files.ts';
import { readSettings } from './settings.ts';
import { SettingsError } from './settings-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'secret-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(content: string): string {
  const path = join(folder, `secret-${content.length}`);
  writeFileSync(path, content);
  return path;
}

const secret = 'a-secret-of-32-characters-or-more';

const refusal = (path: string) => () => readSettings({ SMTP_URL_FILE: path });

describe('a secret in a file', () => {
  it.each([`${secret}\n`, `${secret}\r\n`, secret])('is read without its final line break', (content) => {
    expect(readSettings({ APP_SECRET_FILE: fileWith(content) }).secret).toBe(secret);
  });

  it('keeps every other blank, which may be part of it', () => {
    const read = withSecretFiles({ ADMIN_PASSWORD_FILE: fileWith(' two  words \n\n') });
    expect(read['ADMIN_PASSWORD']).toBe(' two  words \n');
  });

  it.each(secretVariables)('%s has its variable of a file', (name) => {
    expect(withSecretFiles({ [`${name}_FILE`]: fileWith(secret), [name]: '' })[name]).toBe(secret);
  });

  it('is checked as the variable is, whose name the refusal has', () => {
    expect(() => readSettings({ DATABASE_URL_FILE: fileWith('mysql://x') })).toThrow(/^DATABASE_URL: /);
  });

  it('is refused beside its variable, in one sentence without the value', () => {
    const both = { METRICS_TOKEN: secret, METRICS_TOKEN_FILE: fileWith(secret) };
    expect(() => readSettings(both)).toThrow(
      new SettingsError('METRICS_TOKEN: is set together with METRICS_TOKEN_FILE; remove one of them.'),
    );
  });

  it('that is missing, a folder or empty stops the start with the name of its variable', () => {
    const absent = join(folder, 'absent');
    expect(refusal(absent)).toThrow(`SMTP_URL_FILE: the file ${absent} cannot be read (ENOENT).`);
    expect(refusal(folder)).toThrow(`SMTP_URL_FILE: the file ${folder} cannot be read (EISDIR).`);
    for (const content of ['', '\n', ' \n\n']) {
      expect(refusal(fileWith(content))).toThrow(/^SMTP_URL_FILE: the file .* is empty\.$/);
    }
  });

  it('satisfies what production requires', () => {
    const production = { NODE_ENV: 'production', APP_SECRET_FILE: fileWith(secret) };
    expect(() => readSettings(production)).toThrow(/^DATABASE_URL: must be set in production/);
  });
});
