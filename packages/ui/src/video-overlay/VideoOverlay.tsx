import { lazy, Suspense, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import styles from './video-overlay.module.css';
import { videoOverlayTexts } from './video-overlay.texts.ts';

const VideoDialog = lazy(async () => ({ default: (await import('./VideoDialog.tsx')).VideoDialog }));

export interface VideoOverlayProps {
  readonly title: string;
  readonly src: string;
  readonly posterSrc?: string | undefined;
  /** WebVTT in French. */
  readonly captionsSrc?: string | undefined;
  /** Under the title: how long it lasts. */
  readonly duration?: string | undefined;
}

/**
 * A film behind its picture: nothing is fetched before it is asked for; closing stops it and gives the focus back.
 *
 * States: closed (with or without a picture), loading, playing, failed. Patterns: ARIA APG « Button » and « Dialog (Modal) ».
 */
export function VideoOverlay({ title, src, posterSrc, captionsSrc, duration }: VideoOverlayProps) {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  return (
    <>
      <Button className={cx(styles.card)} onPress={() => setState('open')}>
        {posterSrc === undefined ? null : <img alt="" className={styles.poster} src={posterSrc} />}
        <span className={styles.play}>
          <Icon name="play" size={22} />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{videoOverlayTexts.watch(title)}</span>
          {duration === undefined ? null : <span className={styles.duration}>{duration}</span>}
        </span>
      </Button>
      {state === 'unopened' ? null : (
        <Suspense fallback={null}>
          <VideoDialog
            captionsSrc={captionsSrc}
            isOpen={state === 'open'}
            onClose={() => setState('closed')}
            src={src}
            title={title}
          />
        </Suspense>
      )}
    </>
  );
}
