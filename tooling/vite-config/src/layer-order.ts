import type { Plugin } from 'vite';

/**
 * The order of our cascade layers, as `packages/ui/src/styles/layers.css` declares it. A build splits styles into
 * files, and a shared one may load before the file that declares the order: the first file that names a layer then
 * decides. So each file declares the order itself.
 */
const layerOrder = '@layer reset,tokens,base,components,utilities;';

export function layerOrderInEachFile(): Plugin {
  return {
    name: 'repo:layer-order',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) {
            file.source = withLayerOrder(file.source.toString());
          }
        }
      },
    },
  };
}

/**
 * A style sheet that begins with the order; `@charset` and `@import` would have to come before it, and we emit none.
 */
export function withLayerOrder(css: string): string {
  return css.startsWith(layerOrder) ? css : `${layerOrder}${css}`;
}
