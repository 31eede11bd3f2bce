// oxlint-disable-next-line typescript/triple-slash-reference -- the applications check this file, with only what it names itself; a declaration has nothing to import
/// <reference path="./qrcode-core.d.ts" />
import { useEffect, useState } from 'react';
import { Button } from '../button/index.ts';
import styles from './qr-code.module.css';
import { qrCodeTexts } from './qr-code.texts.ts';
import { qrPath } from './qr-path.ts';

export interface QrCodeProps {
  /** What a phone reads. */
  readonly value: string;
  /** What it leads to, for who can't see it: « Code QR de l’adresse de destination ». */
  readonly label: string;
}

interface Drawing {
  readonly size: number;
  readonly path: string;
}

// 2§4.2: width 200, margin 2.
const widthPx = 200;
const marginModules = 2;

async function draw(value: string): Promise<Drawing> {
  // Only the payment step draws one: the library is fetched when it does.
  // Its encoder alone: the package's own entry brings its drawings on canvas and SVG, which ours is instead.
  const { create } = await import('qrcode/lib/core/qrcode.js');
  const { modules } = create(value, { errorCorrectionLevel: 'M' });
  const isDark = (row: number, column: number) => modules.get(row, column) === 1;
  return {
    size: modules.size + 2 * marginModules,
    path: qrPath({ size: modules.size, isDark }, marginModules),
  };
}

/**
 * A code a phone's camera reads: always dark on white, in every theme. Its place is kept while it is drawn; without the
 * network it says so there, and what it would have said is beside it.
 */
export function QrCode({ value, label }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing | 'awaited' | 'failed'>('awaited');
  const [attempt, setAttempt] = useState(1);
  // Syncs with the library, which is loaded on first use; an answer for an older value is dropped.
  useEffect(() => {
    let isCurrent = true;
    const show = (drawn: Drawing | 'failed') => {
      if (isCurrent) setDrawing(drawn);
    };
    draw(value).then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new attempt draws the same value again
  }, [value, attempt]);
  return (
    <figure aria-label={label} className={styles.code}>
      {drawing === 'failed' ? (
        <div className={styles.failed} role="alert">
          <p>{qrCodeTexts.failed}</p>
          <Button onPress={() => setAttempt((made) => made + 1)} size="sm" variant="ghost">
            {qrCodeTexts.retry}
          </Button>
        </div>
      ) : null}
      {drawing === 'failed' || drawing === 'awaited' ? null : (
        <svg
          aria-hidden="true"
          height={widthPx}
          shapeRendering="crispEdges"
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          width={widthPx}
        >
          <path className={styles.dark} d={drawing.path} />
        </svg>
      )}
    </figure>
  );
}
