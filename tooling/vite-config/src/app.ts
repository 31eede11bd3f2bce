import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { fillPage, readSettings } from '@repo/site-server/settings';
import react from '@vitejs/plugin-react';
import type { Plugin, ProxyOptions, UserConfig } from 'vite';
import { bootstrapScript } from './bootstrap-script.ts';
import { layerOrderInEachFile } from './layer-order.ts';
import { precompress } from './precompress.ts';
import { preloadFonts } from './preload-fonts.ts';
import { subsetFonts } from './subset-fonts.ts';

export interface AppOptions {
  /** Port of the development server. */
  port: number;
  /** The base path of the application, with both slashes. `/` by default. */
  base?: string;
  /** Paths served by another development server: `{ '/kaskad': 'http://localhost:3002' }`. */
  proxy?: Record<string, string>;
  /** The prefixes of the file names of the fonts used by the first screen. */
  fonts?: readonly string[];
}

/** The configuration shared by our three single-page applications: plugins, build output, development server. */
export function appConfig({ port, base = '/', proxy = {}, fonts = [] }: AppOptions): UserConfig {
  return {
    base,
    plugins: [
      // Everything is in French: the component library's thirty other languages are left out of the bundle.
      { ...optimizeLocales.vite({ locales: ['fr-FR'] }), enforce: 'pre' },
      react(),
      layerOrderInEachFile(),
      bootstrapScript(base),
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
      // The content security policy allows no data: URL for fonts and styles, so every asset is a file of its own.
      assetsInlineLimit: 0,
      // echarts is one lazy chunk of about 200 kB compressed; a warning for anything bigger.
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // It runs before the rest has downloaded, so it holds its imports and nothing else.
              { name: 'bootstrap', test: /[\\/]app[\\/]bootstrap\.ts$/, priority: 2 },
              // Changes with React, not with our releases: the browser keeps it in its cache between them.
              { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 1 },
              // The first screen is one file: thirty small ones compress to 8 kB more.
              { name: 'start', tags: ['$initial'] },
              // What many screens share, once. Split by the exact set of screens, it would be 30 to 50 requests a page.
              { name: 'shared', minShareCount: 4 },
            ],
          },
        },
      },
    },
    server: {
      port,
      strictPort: true,
      proxy: Object.fromEntries(Object.entries(proxy).map(([path, target]) => [path, proxyTo(target)])),
    },
  };
}

function proxyTo(target: string): ProxyOptions {
  // Web sockets too: hot reload of the other application goes through the same origin.
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
