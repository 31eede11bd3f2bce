/** The audit behind the accessibility statement: its evidence exists, and what it holds absent from the sites is absent. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exists, filesMatching, linesMatching, read, root } from './repository.ts';

interface Criterion {
  readonly id: string;
  readonly verdict: 'conforming' | 'not-applicable' | 'failing';
  readonly evidence: readonly (
    | { readonly file: string; readonly title: string }
    | { readonly by: string; readonly on: string; readonly page: string }
  )[];
}

const { accessibilityAudit }: { accessibilityAudit: () => readonly Criterion[] } = await import(
  join(root, 'packages/domain/src/accessibility/index.ts')
);

describe('the audit of accessibility', () => {
  const audit = accessibilityAudit();

  it('has evidence for each criterion that is not failing: a test that exists, or who checked which page when', () => {
    const wanting = audit.flatMap(({ id, verdict, evidence }) => {
      if (verdict === 'failing') return [];
      if (evidence.length === 0) return [`${id}: nothing`];
      return evidence.flatMap((one) => {
        if ('file' in one)
          return exists(one.file) && read(one.file).includes(one.title)
            ? []
            : [`${id}: ${one.file}, ${one.title}`];
        const isWhole = one.by !== '' && /^\d{4}-\d{2}-\d{2}$/.test(one.on) && one.page.startsWith('/');
        return isWhole ? [] : [`${id}: a check by hand without a person, a day or a page`];
      });
    });
    expect(wanting).toEqual([]);
  });
});

// The lists and their keys are of the back office alone.
const sites = filesMatching(
  /^(apps\/(yield|kaskad)-client|packages\/(ui|client))\/src\/.*\.(tsx|ts|css)$/,
).filter(
  (file) => !/\.(test|stories|fixture)\.tsx?$|\/testing\/|staff|^packages\/client\/src\/list\//.test(file),
);
const screens = sites.filter((file) => file.endsWith('.tsx'));
const pages = ['apps/yield-client/index.html', 'apps/kaskad-client/index.html'];

describe('the sites of investors', () => {
  it('every drawing is named, or hidden from assistive technologies', () => {
    const bare = screens.flatMap((file) =>
      Array.from(read(file).matchAll(/<(svg|img)\b[^>]*?>/g), ([tag]) => tag)
        .filter((tag) => !/aria-hidden="true"|\balt=|role="img"|\{\.\.\.role\}/.test(tag))
        .map((tag) => `${file}: ${tag}`),
    );
    expect(bare).toEqual([]);
  });

  it('share no list with the back office', () => {
    const clients = filesMatching(/^apps\/(yield|kaskad)-client\/src\/.*\.tsx?$/);
    expect(linesMatching(clients, /'@repo\/client\/list'/)).toEqual([]);
  });

  it('have pages of HTML in French', () => {
    for (const page of pages) {
      expect(read(page), page).toMatch(/^<!doctype html>\n<html lang="fr"/);
    }
  });

  it.each([
    ['hold no CAPTCHA', /captcha/i],
    ['hold no embedded object', /<(object|embed|applet|canvas)\b(?!>)/],
    ['hold no layout table', /<table[^>]*role="(presentation|none)"/],
    ['hold no text from right to left', /\bdir="rtl"|direction:\s*rtl/],
    [
      'hold no presentation outside of style sheets',
      /<(font|center|basefont|big|strike|tt)\b|\b(bgcolor|align|valign)="/,
    ],
    ['hold no list of choices in groups', /<optgroup\b|<ListBoxSection\b/],
    ['hold neither a map nor a search of the site', /role="search"|<search\b|plan du site/i],
    ['hold no shortcut of one key', /\buseShortcuts\b|from '@repo\/ui\/shortcuts'|accessKey=/],
    ['open no window by themselves', /window\.open\(|http-equiv="refresh"/],
    ['lock no orientation', /orientation\.lock|@media[^{]*orientation|"orientation"/],
    ['read no movement of the device', /devicemotion|deviceorientation/i],
  ])('%s', (_what, pattern) => {
    // The link of a file opens its tab within the click.
    const exempt = /packages\/(ui\/src\/(shortcuts|command-palette)|client\/src\/file-link)\//;
    const own = sites.filter((file) => !exempt.test(file));
    expect(linesMatching([...own, ...pages], pattern)).toEqual([]);
  });
});
