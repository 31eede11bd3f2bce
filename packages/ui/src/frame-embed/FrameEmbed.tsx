import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TextLink } from '../button/index.ts';
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
  /** The load timeout in milliseconds; 8 s by default. */
  readonly timeoutMs?: number | undefined;
  /** The page posts messages once it runs. The error page of a browser loads too, and posts none. */
  readonly postsMessages?: boolean | undefined;
  /** Under the frame, whatever happens to it: the page without one. */
  readonly link?: { readonly href: string; readonly label: string } | undefined;
  readonly className?: string | undefined;
  /** What holds the iframe of `src`, of a library that draws its own; ours by default. */
  readonly children?: ReactNode;
}

type Phase = 'loading' | 'shown' | 'failed';

/** Another site's page in an iframe, with a loading state and a failure state. */
export function FrameEmbed(props: FrameEmbedProps) {
  const [attempt, setAttempt] = useState(0);
  const { src, link } = props;
  return (
    <>
      <Frame {...props} key={`${src} ${attempt}`} onRetry={() => setAttempt(attempt + 1)} />
      {link === undefined ? null : (
        <p className={styles.link}>
          <TextLink href={link.href} rel="noreferrer" target="_blank">
            {link.label}
          </TextLink>
        </p>
      )}
    </>
  );
}

function Frame(props: FrameEmbedProps & { readonly onRetry: () => void }) {
  const {
    src,
    title,
    loadingText,
    failedText,
    height = '720px',
    allow,
    sandbox,
    timeoutMs = 8000,
    postsMessages = false,
  } = props;
  const page = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<Phase>('loading');
  // Syncs with the clock: an iframe has no error event, so that a failure is only detected by a timeout.
  useEffect(() => {
    if (phase !== 'loading') return undefined;
    const timer = setTimeout(() => setPhase('failed'), timeoutMs);
    return () => clearTimeout(timer);
  }, [phase, timeoutMs]);
  // Syncs with the page of another site, whose messages show that it runs.
  useEffect(() => {
    if (!postsMessages) return undefined;
    const onMessage = ({ source }: MessageEvent) => {
      const frame = page.current?.querySelector('iframe');
      if (source !== null && source === frame?.contentWindow) setPhase('shown');
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [postsMessages]);
  return (
    <div aria-busy={phase === 'loading'} className={cx(styles.frame, props.className)} style={{ height }}>
      {phase === 'failed' ? (
        <ErrorState onRetry={props.onRetry} title={failedText ?? frameEmbedTexts.failed} />
      ) : (
        <>
          {phase === 'loading' ? (
            <output className={styles.loading}>{loadingText ?? frameEmbedTexts.loading}</output>
          ) : null}
          <div className={styles.page} data-hidden={postsMessages && phase === 'loading'} ref={page}>
            {props.children ?? (
              <iframe
                allow={allow}
                onError={() => setPhase('failed')}
                onLoad={postsMessages ? undefined : () => setPhase('shown')}
                sandbox={sandbox}
                src={src}
                title={title}
              />
            )}
          </div>
        </>
      )}
    </div>
  );
}
