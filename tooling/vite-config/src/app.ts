import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { fillPage, readSettings } from '@repo/site-server/settings';
import react from '@vitejs/plugin-react';
import type { Plugin, ProxyOptions, UserConfig } from 'vite';
import { codeGroups } from './code-groups.ts';
import { earlyScript } from './early-script.ts';
import { frenchOnly } from './french-only.ts';
import { layerOrderInEachFile } from './layer-order.ts';
import { precompress } from './precompress.ts';
import { preloadFonts } from './preload-fonts.ts';
import { subsetFonts } from './subset-fonts.ts';

export interface AppOptions {
  /** Port of the development server; `PORT` in the environment wins. */
  port: number;
  /** Path the application is served under, with both slashes. `/` unless told. */
  base?: string;
  /** Paths served by another development server: `{ '/kaskad': 'http://localhost:3002' }`. */
  proxy?: Record<string, string>;
  /** How the file names of the fonts start that the first screen is written in. */
  fonts?: readonly string[];
}

/** What our three single-page applications share: plugins, build output, development server. */
export function appConfig({ port, base = '/', proxy = {}, fonts = [] }: AppOptions): UserConfig {
  return {
    base,
    plugins: [
      // Everything is in French: the component library's thirty other languages stay out of the bundle.
      { ...optimizeLocales.vite({ locales: ['fr-FR'] }), enforce: 'pre' },
      frenchOnly(),
      react(),
      layerOrderInEachFile(),
      earlyScript(base),
      subsetFonts(),
      preloadFonts(fonts),
      precompress(),
      fillPageInDevelopment(),
    ],
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    build: {
      target: 'baseline-widely-available',
      // The polyfill is for browsers older than the target.
      modulePreload: { polyfill: false },
      // The content security policy has no data: for fonts and styles, so every asset is a file of its own.
      assetsInlineLimit: 0,
      // echarts is one lazy chunk of about 200 kB compressed; anything bigger is a mistake worth a warning.
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: codeGroups },
        },
      },
    },
    server: {
      port: Number(process.env['PORT'] ?? port),
      strictPort: true,
      proxy: Object.fromEntries(Object.entries(proxy).map(([path, target]) => [path, proxyTo(target)])),
    },
  };
}

function proxyTo(target: string): ProxyOptions {
  // Web sockets too: hot reload of the other application goes through the same address.
  return { target, changeOrigin: false, ws: true };
}

/** Writes the settings into the page, as the site server does in production. */
function fillPageInDevelopment(): Plugin {
  return {
    name: 'repo:settings',
    apply: 'serve',
    transformIndexHtml: (html) => fillPage(html, readSettings(process.env)),
  };
}
