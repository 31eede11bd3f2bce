import { useEffect, useState } from 'react';
import { ErrorState } from '../feedback/index.ts';
import { cx } from '../internal/class-names.ts';
import { frameEmbedTexts } from '../parts.texts.ts';
import styles from './frame-embed.module.css';

export interface FrameEmbedProps {
  readonly src: string;
  /** The accessible name: « Signature du contrat ». */
  readonly title: string;
  readonly loadingText?: string | undefined;
  readonly failedText?: string | undefined;
  /** CSS height; 720px by default. */
  readonly height?: string | undefined;
  /** Permissions policy, such as `camera; microphone`. */
  readonly allow?: string | undefined;
  readonly sandbox?: string | undefined;
  /** The load timeout in milliseconds; 20 s by default. */
  readonly timeoutMs?: number | undefined;
  readonly className?: string | undefined;
}

type Phase = 'loading' | 'shown' | 'failed';

/** Another site's page in an iframe, with a loading state and a failure state. */
export function FrameEmbed(props: FrameEmbedProps) {
  const [attempt, setAttempt] = useState(0);
  return <Frame {...props} key={`${props.src} ${attempt}`} onRetry={() => setAttempt(attempt + 1)} />;
}

function Frame(props: FrameEmbedProps & { readonly onRetry: () => void }) {
  const { src, title, loadingText, failedText, height = '720px', allow, sandbox, timeoutMs = 20_000 } = props;
  const [phase, setPhase] = useState<Phase>('loading');
  // Syncs with the clock: an iframe has no error event, so that a failure is only detected by a timeout.
  useEffect(() => {
    if (phase !== 'loading') return undefined;
    const timer = setTimeout(() => setPhase('failed'), timeoutMs);
    return () => clearTimeout(timer);
  }, [phase, timeoutMs]);
  return (
    <div aria-busy={phase === 'loading'} className={cx(styles.frame, props.className)} style={{ height }}>
      {phase === 'failed' ? (
        <ErrorState onRetry={props.onRetry} title={failedText ?? frameEmbedTexts.failed} />
      ) : (
        <>
          {phase === 'loading' ? (
            <output className={styles.loading}>{loadingText ?? frameEmbedTexts.loading}</output>
          ) : null}
          <iframe
            allow={allow}
            className={styles.page}
            onError={() => setPhase('failed')}
            onLoad={() => setPhase('shown')}
            sandbox={sandbox}
            src={src}
            title={title}
          />
        </>
      )}
    </div>
  );
}
