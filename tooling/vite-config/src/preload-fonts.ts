import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Adds preload links for the fonts of the first screen. Without them a browser requests a font once a text is laid out
 * with it, after every script has run: the figures would wait for one more round trip, or move when it ends.
 * `names`: the prefixes of the fonts' file names.
 */
export function preloadFonts(names: readonly string[]): Plugin {
  return {
    name: 'repo:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => fontLinks(names, Object.keys(bundle)),
    },
  };
}

/** @throws when the build has no such font. */
export function fontLinks(names: readonly string[], files: readonly string[]): HtmlTagDescriptor[] {
  return names.map((name) => {
    const file = files.find((fileName) => fileName.includes(`/${name}`));
    if (file === undefined) throw new Error(`The build has no font whose name starts with ${name}.`);
    const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` };
    return { tag: 'link', attrs, injectTo: 'head' };
  });
}
