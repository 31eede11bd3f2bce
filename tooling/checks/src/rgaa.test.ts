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

  it('show no picture but those that their users send', () => {
    const own = screens.filter(
      (file) => !/\/(file-dropzone\/FileRow|video-overlay\/VideoOverlay)\.tsx$/.test(file),
    );
    // The picture of a video is a drawing: no screen passes a file.
    expect(linesMatching(own, /<img\b|\bposterSrc=/)).toEqual([]);
  });

  it('play no sound by themselves', () => {
    const player = 'packages/ui/src/video-overlay/VideoPlayer.tsx';
    const others = sites.filter((file) => file !== player);
    expect(linesMatching(others, /\bautoPlay\b|<(audio|video)\b|new Audio\(|AudioContext|\.play\(/)).toEqual(
      [],
    );
    // The player is in the dialog that a press opens.
    const openers = others.filter((file) => read(file).includes('<VideoPlayer'));
    expect(openers).toEqual(['packages/ui/src/video-overlay/VideoDialog.tsx']);
    expect(read('packages/ui/src/video-overlay/VideoOverlay.tsx')).toContain('onPress={');
  });

  it('leave each video its own controls', () => {
    const videos = screens.flatMap((file) =>
      Array.from(read(file).matchAll(/<video\b[^>]*/g), ([tag]) => tag),
    );
    expect(videos.length).toBeGreaterThan(0);
    expect(videos.filter((tag) => !/\n\s+controls\n/.test(tag))).toEqual([]);
  });

  it('name every table of data', () => {
    const tables = screens.flatMap((file) =>
      Array.from(read(file).matchAll(/<table\b[^>]*>\s*(<caption\b)?/g), ([tag]) => `${file}: ${tag}`),
    );
    expect(tables.length).toBeGreaterThan(0);
    expect(tables.filter((tag) => !/\baria-label=|<caption\b/.test(tag))).toEqual([]);
  });

  it('declare the purpose of each field about its user', () => {
    const purposes: Readonly<Record<string, RegExp>> = {
      firstname: /autoComplete="given-name"/,
      lastname: /autoComplete="family-name"/,
      email: /autoComplete="(email|username)"/,
      address: /<AddressField\b/,
      zip_code: /autoComplete="postal-code"/,
      city: /autoComplete="address-level2"/,
      country_address: /autoComplete="country-name"/,
      phone: /<PhoneField\b/,
      company_name: /autoComplete="organization"/,
      holder: /autoComplete="name"/,
      password: /autoComplete="(current|new)-password"/,
      password_confirmation: /autoComplete="new-password"/,
    };
    // The address of a wallet is not one of a person.
    const forms = screens.filter((file) => !file.endsWith('/wallets/WalletForm.tsx'));
    const fields = forms.flatMap((file) =>
      Array.from(
        read(file).matchAll(/<\w+(?:(?!\/>)[^])*?\{\.\.\.field\('(\w+)'\)\}[^]*?\/>/g),
        ([tag, name = '']) => ({
          where: `${file}: ${name}`,
          tag,
          purpose: purposes[name],
        }),
      ),
    );
    const about = fields.filter(({ purpose }) => purpose !== undefined);
    expect(about.length).toBeGreaterThan(15);
    expect(about.filter(({ tag, purpose }) => purpose?.test(tag) !== true).map(({ where }) => where)).toEqual(
      [],
    );
    expect(read('packages/ui/src/fields/PhoneField.tsx')).toContain('autoComplete="tel"');
    const address = read('packages/client/src/address-field/AddressField.tsx');
    expect(
      address.match(/<(TextField|SuggestField)\b[^]*?\/>/g)?.every((tag) => tag.includes('"street-address"')),
    ).toBe(true);
  });

  it('hold no information in style sheets', () => {
    const sheets = sites.filter((file) => file.endsWith('.css') && !file.endsWith('/fonts.css'));
    // A label repeats the header of its column, and a number its place in a list: both are in the page.
    const informative = /(?:^|\s)content:(?! (?:""|none|attr\(data-label\)|counter\(step\));)|url\(/;
    expect(linesMatching(sheets, informative)).toEqual([]);
  });

  it('set the colours of text and ground together', () => {
    const body = /\n {2}body \{[^}]*\}/.exec(read('packages/ui/src/styles/base.css'))?.[0];
    expect(body).toMatch(/\bbackground: var\(--color-ground\)/);
    expect(body).toMatch(/\bcolor: var\(--color-ink\)/);
  });

  it.each([
    ['hold no change of language', /(?<!<html )\blang=\{?["'`{]/],
    ['hold no drawing made of characters', /(^|\s)[:;]-?[)(DP](\s|['’]|$)|\^_\^|¯|[─-▟]/],
    [
      'need no gesture but a press',
      /touchmove|onTouch|gesturestart|dataZoom|\bdraggable\b|\buse(Move|Drag)\b/,
    ],
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
