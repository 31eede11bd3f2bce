/** The screens are built from `@repo/ui`: no second button, no raw colour, no second formatter anywhere. */
import { describe, expect, it } from 'vitest';
import { filesMatching, linesMatching, read } from './repository.ts';

const formatter =
  /\bIntl\.(NumberFormat|DateTimeFormat|RelativeTimeFormat|ListFormat)|\.toLocale(String|DateString|TimeString)\(|\.to(Fixed|Precision)\(/;
const notProduct = /\.(test|stories)\.tsx?$|\/(testing|generated|dist)\//;

/** Hand-written sources of the three sites and of what they share. */
function siteSources(extensions: string): string[] {
  const roots = 'apps/(yield-client|kaskad-client|backoffice)|packages/(client|auth)';
  return filesMatching(new RegExp(`^(${roots})/src/.*\\.(${extensions})$`)).filter(
    (file) => !notProduct.test(file),
  );
}

/** Each innermost rule of a control with a fixed height or width under 44 px. */
function tooSmall(file: string): string[] {
  return [...read(file).matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
    const sizes = Array.from(body.matchAll(/^\s*(?:min-)?(?:height|width): (\d+)px;/gm), ([, size]) =>
      Number(size),
    );
    const isPressed = body.includes('cursor: pointer');
    return isPressed && sizes.some((size) => size > 1 && size < 44) ? [`${file}: ${selector.trim()}`] : [];
  });
}

describe('the screens of the three sites', () => {
  it('define no control', () => {
    expect(linesMatching(siteSources('tsx'), /<(button|input|select|textarea|dialog)\b/)).toEqual([]);
  });

  it('import interaction and charts from the design system, never from the libraries under it', () => {
    expect(
      linesMatching(siteSources('tsx?'), /from '(react-aria|react-stately|echarts|@internationalized)/),
    ).toEqual([]);
  });

  it('name no colour', () => {
    const functions = /#[0-9a-f]{3,8}\b(?=['";\s),])|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
    const words =
      /(?<![-\w])(?:color|background(?:-color)?|border(?:-[a-z]+)*|fill|stroke|outline|box-shadow)\s*:[^;]*\b(?:white|black|red|green|blue|gr[ae]y|silver|orange|yellow|purple|teal|gold|navy)\b(?!-)/;
    expect(linesMatching(siteSources('css|tsx'), functions)).toEqual([]);
    expect(
      linesMatching(siteSources('css'), words).filter((line) => !/var\(--color-\w+\)/.test(line)),
    ).toEqual([]);
  });

  it('write numbers and dates through the one formatter', () => {
    expect(linesMatching(siteSources('tsx?'), formatter)).toEqual([]);
  });
});

describe('a control', () => {
  it('never has a fixed size under 44 px', () => {
    const files = filesMatching(/^(packages\/(ui|client)|apps\/[^/]+)\/src\/.*\.css$/);
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap(tooSmall)).toEqual([]);
  });
});

describe('the design system', () => {
  it('writes numbers and dates through the one formatter in its Storybook too', () => {
    const pages = filesMatching(/^packages\/ui\/\.storybook\/.*\.tsx?$/);
    expect(linesMatching(pages, formatter)).toEqual([]);
  });

  it('draws with echarts in one place only', () => {
    const drawn = linesMatching(
      filesMatching(/^packages\/ui\/src\/.*\.tsx?$/),
      /^import (?!type).*from 'echarts/,
    ).map((line) => line.replace(/:\d+ .*$/, ''));
    const places = ['EchartsCanvas.tsx', 'chart-parts.ts', 'draw-picture.ts', 'trusted-svg-renderer.ts'];
    expect([...new Set(drawn)]).toEqual(places.map((file) => `packages/ui/src/charts/${file}`));
  });
});
