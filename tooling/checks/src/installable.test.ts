/** The two sites of investors on the home screen of a phone: manifest, icons, colours of the browser's bar. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exists, read, root } from './repository.ts';

interface Manifest {
  readonly id: string;
  readonly scope: string;
  readonly start_url: string;
  readonly display: string;
  readonly lang: string;
  readonly theme_color: string;
  readonly background_color: string;
  readonly icons: readonly { src: string; sizes: string; type: string; purpose?: string }[];
}

/** Width and height, from the header of a PNG file. */
function sizesOf(file: string): string {
  const bytes = readFileSync(join(root, file));
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

/** The tokens in hexadecimal, as generated for emails: brand, theme, role. */
const colours: Record<string, Record<string, Record<string, string>>> = JSON.parse(
  /= (\{[\s\S]*\}) as const/.exec(
    read('apps/api/src/modules/notifications/layout/generated/mail-colours.ts'),
  )?.[1] ?? '',
);

describe.each([
  { app: 'yield-client', brand: 'yield', base: '/' },
  { app: 'kaskad-client', brand: 'kaskad', base: '/kaskad/' },
])('$app', ({ app, brand, base }) => {
  const page = read(`apps/${app}/index.html`);
  const manifest: Manifest = JSON.parse(read(`apps/${app}/public/manifest.webmanifest`));
  const fileOf = (src: string) => `apps/${app}/public/${src.slice(base.length)}`;

  it('has a manifest of its own paths, which its page names', () => {
    expect(page).toContain(`<link rel="manifest" href="${base}manifest.webmanifest" />`);
    expect(manifest).toMatchObject({
      id: base,
      scope: base,
      start_url: base,
      display: 'standalone',
      lang: 'fr',
    });
  });

  it('has icons of the sizes it declares, one that may be cropped, and one for iOS', () => {
    for (const { src, sizes, type } of manifest.icons) {
      expect(src.startsWith(base) && exists(fileOf(src)), src).toBe(true);
      if (type === 'image/png') expect(sizesOf(fileOf(src)), src).toBe(sizes);
    }
    const declared = manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
    expect(declared).toEqual(expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']));
    expect(page).toContain(`<link rel="apple-touch-icon" href="${base}icons/apple-touch-icon.png" />`);
    expect(sizesOf(fileOf(`${base}icons/apple-touch-icon.png`))).toBe('180x180');
  });

  it('colours the bar of the browser as its header, in light and in dark, and uses the whole screen', () => {
    const bars = page.matchAll(/name="theme-color" content="(#\w{6})" data-scheme="(\w+)" media="([^"]+)"/g);
    expect(Array.from(bars, ([, colour, , media]) => [media, colour])).toEqual([
      ['(prefers-color-scheme: light)', colours[brand]?.['light']?.['surface']],
      ['(prefers-color-scheme: dark)', colours[brand]?.['dark']?.['surface']],
    ]);
    expect(manifest.theme_color).toBe(colours[brand]?.['light']?.['surface']);
    expect(manifest.background_color).toBe(colours[brand]?.['light']?.['ground']);
    expect(page).toContain('viewport-fit=cover');
  });
});
