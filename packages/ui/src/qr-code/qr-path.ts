/** The modules of a QR code, row by row, true when dark. */
export interface QrModules {
  readonly size: number;
  readonly isDark: (row: number, column: number) => boolean;
}

/** One SVG path for all dark squares: runs in a row are joined, and offset by the margin. */
export function qrPath({ size, isDark }: QrModules, margin: number): string {
  const rows = Array.from({ length: size }, (_, index) => index);
  return rows.map((row) => rowPath(row, { size, isDark }, margin)).join('');
}

function rowPath(row: number, { size, isDark }: QrModules, margin: number): string {
  let path = '';
  let start = -1;
  for (let column = 0; column <= size; column += 1) {
    const dark = column < size && isDark(row, column);
    if (dark && start < 0) start = column;
    if (!dark && start >= 0) {
      path += `M${start + margin} ${row + margin}h${column - start}v1h-${column - start}z`;
      start = -1;
    }
  }
  return path;
}
