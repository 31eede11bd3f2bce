import { useCallback, useState } from 'react';
import { ErrorState } from '../feedback/index.ts';
import styles from './video-overlay.module.css';
import { videoOverlayTexts } from './video-overlay.texts.ts';

export interface VideoPlayerProps {
  readonly src: string;
  readonly captionsSrc: string | undefined;
}

/** The film itself: said to load, then playing; or what went wrong, and trying again. */
export function VideoPlayer({ src, captionsSrc }: VideoPlayerProps) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  // A film refused at once fails before its element is in the page, and React tells nobody: it is asked on arrival.
  const arrived = useCallback((film: HTMLVideoElement | null) => {
    if (film?.error) setState('failed');
  }, []);
  if (state === 'failed') {
    return (
      <ErrorState onRetry={() => setState('loading')} title={videoOverlayTexts.failed}>
        {videoOverlayTexts.failedHelp}
      </ErrorState>
    );
  }
  return (
    <div className={styles.screen}>
      {/* Captions are given as soon as the film has some. */}
      <video
        autoPlay
        className={styles.video}
        controls
        onError={() => setState('failed')}
        onLoadedData={() => setState('ready')}
        ref={arrived}
        src={src}
      >
        <track default kind="captions" label={videoOverlayTexts.captions} src={captionsSrc} srcLang="fr" />
      </video>
      <output className={styles.loading}>{state === 'loading' ? videoOverlayTexts.loading : null}</output>
    </div>
  );
}
