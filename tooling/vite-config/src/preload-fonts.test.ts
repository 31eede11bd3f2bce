import { describe, expect, it } from 'vitest';
import { fontLinks } from './preload-fonts.ts';

const built = ['assets/index-1.js', 'assets/inter-latin-ext-wght-2.woff2', 'assets/inter-latin-wght-3.woff2'];

describe('the preloaded fonts of a page', () => {
  it('are the files of the build used by its first screen', () => {
    expect(fontLinks(['inter-latin-wght'], built)).toEqual([
      {
        tag: 'link',
        attrs: {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          crossorigin: true,
          href: '/assets/inter-latin-wght-3.woff2',
        },
        injectTo: 'head',
      },
    ]);
  });

  it('fail the build when one is missing: its preload would have no effect', () => {
    expect(() => fontLinks(['fraunces'], built)).toThrow(/no font whose name starts with fraunces/);
  });
});
