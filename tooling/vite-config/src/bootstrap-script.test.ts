import { describe, expect, it } from 'vitest';
import { runFirst } from './bootstrap-script.ts';

const main = '<script type="module" crossorigin src="/assets/index-1.js"></script>';
const settings = '<script id="settings" type="application/json"></script>';
const link = '    <link rel="modulepreload" crossorigin href="/assets/bootstrap-B4yj1eHj.js">\n';

describe('the first script of a page', () => {
  it('runs as soon as it has loaded, after the settings, before the main one, without a preload', () => {
    expect(
      runFirst(`<head>\n    ${settings}\n    ${main}\n${link}</head>`, '/assets/bootstrap-B4yj1eHj.js'),
    ).toBe(
      `<head>\n    ${settings}\n    <script type="module" async crossorigin src="/assets/bootstrap-B4yj1eHj.js"></script>\n    ${main}\n</head>`,
    );
  });

  it('fails the build of a page that does not preload it', () => {
    expect(() => runFirst(`<head>${main}</head>`, '/assets/bootstrap-B4yj1eHj.js')).toThrow(
      /does not preload/,
    );
  });
});
