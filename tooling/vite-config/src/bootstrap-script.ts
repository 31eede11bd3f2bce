import type { Plugin } from 'vite';

/** Runs the chunk of the group `bootstrap` (app.ts) as soon as it has loaded, before the scripts that import it. */
export function bootstrapScript(base: string): Plugin {
  return {
    name: 'repo:bootstrap-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const bootstrap = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.name === 'bootstrap',
        );
        return bootstrap === undefined ? html : runFirst(html, base + bootstrap.fileName);
      },
    },
  };
}

/**
 * The bundler only preloads a chunk that the main script imports: this one gets a script element of its own, before it.
 * @throws when the page does not preload it: it would run late, and pages would be slower without an error.
 */
export function runFirst(html: string, address: string): string {
  const link = `    <link rel="modulepreload" crossorigin href="${address}">\n`;
  if (!html.includes(link)) throw new Error(`The page does not preload ${address}.`);
  const script = `<script type="module" async crossorigin src="${address}"></script>`;
  return html.replace(link, '').replace('<script type="module"', `${script}\n    <script type="module"`);
}
