// The applications compile this file with only what it references, and a declaration file cannot be imported.
// oxlint-disable-next-line typescript/triple-slash-reference -- see above
/// <reference path="./qrcode-core.d.ts" />
import { useEffect, useState } from 'react';
import { Button } from '../button/index.ts';
import { loadChunk } from '../lazy-part/index.ts';
import { qrCodeTexts } from '../parts.texts.ts';
import styles from './qr-code.module.css';
import { qrPath } from './qr-path.ts';

export interface QrCodeProps {
  /** The encoded text. */
  readonly value: string;
  /** The text alternative: « Code QR de l’adresse de destination ». */
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
  // Only the payment step renders one, so the library is a chunk. Its encoder alone: the package's entry adds its own
  // renderers for canvas and SVG.
  const { create } = await loadChunk(() => import('qrcode/lib/core/qrcode.js'));
  const { modules } = create(value, { errorCorrectionLevel: 'M' });
  const isDark = (row: number, column: number) => modules.get(row, column) === 1;
  return {
    size: modules.size + 2 * marginModules,
    path: qrPath({ size: modules.size, isDark }, marginModules),
  };
}

/**
 * A QR code: always dark on white, in every theme. Its space is reserved while it is drawn; without a network it shows
 * a message there, and the caller writes the encoded value beside it.
 */
export function QrCode({ value, label }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing | 'awaited' | 'failed'>('awaited');
  const [attempt, setAttempt] = useState(1);
  // Syncs with the encoder, which is loaded on first use; a result for an older value is dropped.
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
