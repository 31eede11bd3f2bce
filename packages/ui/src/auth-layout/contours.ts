/** One contour line of the relief drawn beside a sign-in form. */
export interface Contour {
  readonly path: string;
  readonly opacity: number;
  /** The one line drawn in gold. */
  readonly isMain: boolean;
}

const lineCount = 26;
const mainLine = 9;
const stepPx = 18;

function height(x: number, line: number): number {
  const swell = Math.sin(x / 110 + line * 0.22) * 26 + Math.cos(x / 61 - line * 0.1) * 9;
  return Math.round((120 + line * 21 + swell - (x / 720) ** 2 * 130) * 10) / 10;
}

/** Contour lines of an invented slope that rises to the right, in a 700 × 900 frame. */
export function drawContours(): readonly Contour[] {
  return Array.from({ length: lineCount }, (_, line) => {
    const points = Array.from({ length: 43 }, (__, index) => {
      const x = index * stepPx - 20;
      return `${x} ${height(x, line)}`;
    });
    const isMain = line === mainLine;
    return { path: `M${points.join('L')}`, opacity: isMain ? 0.95 : 0.05 + 0.012 * line, isMain };
  });
}
