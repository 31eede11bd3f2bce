import { describe, expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

describe('the SVG path of a QR code', () => {
  it('joins the dark squares of a row and keeps the margin', () => {
    const squares = ['##.', '...', '.##'];
    const path = qrPath({ size: 3, isDark: (row, column) => squares[row]?.[column] === '#' }, 2);
    expect(path).toBe('M2 2h2v1h-2zM3 4h2v1h-2z');
  });
});
