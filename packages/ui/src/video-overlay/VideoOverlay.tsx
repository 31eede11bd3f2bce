import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import { lazyPart } from '../lazy-part/index.ts';
import styles from './video-overlay.module.css';
import { videoOverlayTexts } from './video-overlay.texts.ts';

const VideoDialog = lazyPart(async () => (await import('./VideoDialog.tsx')).VideoDialog);

export interface VideoOverlayProps {
  readonly title: string;
  readonly src: string;
  readonly posterSrc?: string | undefined;
  /** Drawn in the card, where there is no picture: hidden from screen readers. */
  readonly poster?: ReactNode;
  /** `link` in a line of other links; by default the whole poster. */
  readonly look?: 'picture' | 'link' | undefined;
  /** WebVTT in French. */
  readonly captionsSrc?: string | undefined;
  /** Under the title: its duration. */
  readonly duration?: string | undefined;
}

/**
 * A video behind its poster: nothing is fetched before it is opened; closing stops it and restores the focus.
 *
 * States: closed (with or without a picture), loading, playing, failed. Patterns: ARIA APG « Button » and « Dialog
 * (Modal) ».
 */
export function VideoOverlay(props: VideoOverlayProps) {
  const { title, src, captionsSrc, look = 'picture' } = props;
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  return (
    <>
      {look === 'link' ? (
        <Button
          aria-label={videoOverlayTexts.filmOf(title)}
          className={cx(styles.link)}
          onPress={() => setState('open')}
        >
          <Icon name="play" size={16} />
          {videoOverlayTexts.film}
        </Button>
      ) : (
        <Button className={cx(styles.card)} onPress={() => setState('open')}>
          <Poster {...props} />
        </Button>
      )}
      {state === 'unopened' ? null : (
        <VideoDialog
          captionsSrc={captionsSrc}
          isOpen={state === 'open'}
          onClose={() => setState('closed')}
          onDismiss={() => setState('unopened')}
          src={src}
          title={title}
        />
      )}
    </>
  );
}

function Poster({ title, posterSrc, poster, duration }: VideoOverlayProps) {
  return (
    <>
      {posterSrc === undefined ? null : <img alt="" className={styles.poster} src={posterSrc} />}
      {poster === undefined ? null : (
        <span aria-hidden="true" className={styles.drawn}>
          {poster}
        </span>
      )}
      <span className={styles.play}>
        <Icon name="play" size={22} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{videoOverlayTexts.watch(title)}</span>
        {duration === undefined ? null : <span className={styles.duration}>{duration}</span>}
      </span>
    </>
  );
}
