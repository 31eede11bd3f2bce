import { appConfig } from '@repo/vite-config/app';
import { mergeConfig, type Plugin } from 'vite';

export default mergeConfig(appConfig({ port: 3000, proxy: { '/kaskad': 'http://localhost:3002' } }), {
  plugins: [linkStylesFirst()],
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'styles', test: /packages[\\/]ui[\\/]src[\\/](styles|tokens)[\\/].*\.css$/ }],
        },
      },
    },
  },
});

/**
 * The stylesheet that fixes the order of the cascade layers is linked before those of the components: the bundler
 * links a chunk's dependencies first, which would let the reset win over every component.
 */
function linkStylesFirst(): Plugin {
  return {
    name: 'repo:link-styles-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const [link] = /\s*<link rel="stylesheet"[^>]*\/styles-[^>]*>/.exec(html) ?? [];
        if (link === undefined) throw new Error('The page links no stylesheet of its own.');
        return html.replace(link, '').replace('<head>', `<head>${link}`);
      },
    },
  };
}
