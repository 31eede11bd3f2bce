import { SVGRenderer } from 'echarts/renderers';

type Registers = Parameters<typeof SVGRenderer>[0];
type PainterConstructor = Parameters<Registers['registerPainter']>[1];

/**
 * The SVG renderer of echarts under the site's Trusted Types policy. It empties its elements with `innerHTML = ''`,
 * which the policy refuses even for an empty text: without this, no chart is drawn.
 */
export function trustedSvgRenderer(registers: Registers): void {
  SVGRenderer({
    ...registers,
    registerPainter: (name, Painter) => registers.registerPainter(name, emptyingWithoutMarkup(Painter)),
  });
}

function emptyingWithoutMarkup(Painter: PainterConstructor): PainterConstructor {
  return class extends Painter {
    override clear(): void {
      allowEmptying(this.getViewportRoot().firstElementChild);
      super.clear();
    }

    override dispose(): void {
      allowEmptying(this.root);
      super.dispose();
    }
  };
}

/** On this one element, setting innerHTML only ever empties it. */
function allowEmptying(element: Element | null | undefined): void {
  if (element === null || element === undefined) return;
  Object.defineProperty(element, 'innerHTML', {
    configurable: true,
    get: () => '',
    set: () => {
      element.replaceChildren();
    },
  });
}
