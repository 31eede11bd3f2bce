import { useCallback, useState } from 'react';
import { TextLink } from '../button/index.ts';
import { ErrorState } from '../feedback/index.ts';
import styles from './video-overlay.module.css';
import { videoOverlayTexts } from './video-overlay.texts.ts';

export interface VideoPlayerProps {
  readonly src: string;
  readonly captionsSrc: string | undefined;
}

/** The video element: loading, then playing; or the error, and a retry. */
export function VideoPlayer({ src, captionsSrc }: VideoPlayerProps) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  // A video that fails at once does so before React has attached its listener: its error is read on mount.
  const arrived = useCallback((film: HTMLVideoElement | null) => {
    if (film?.error) setState('failed');
  }, []);
  if (state === 'failed') {
    return (
      <ErrorState onRetry={() => setState('loading')} title={videoOverlayTexts.failed}>
        <p>{videoOverlayTexts.failedHelp}</p>
        {/* It may be of an origin that the content security policy does not name. */}
        <TextLink href={src} rel="noreferrer" target="_blank">
          {videoOverlayTexts.elsewhere}
        </TextLink>
      </ErrorState>
    );
  }
  return (
    <div className={styles.screen}>
      {/* The captions track is added once the video has loaded. */}
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
