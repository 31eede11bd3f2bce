import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { LazyPartFailure } from './LazyPartFailure.tsx';
import { loadChunk } from './load-chunk.ts';

export interface LazyPartProps {
  /** Rendered while the chunk loads, and under the dialog of a failed load; nothing unless given. */
  readonly waiting?: ReactNode;
  /**
   * For a part that opens over the page: the message of a failed load is then a dialog, and closing it calls this. The
   * caller unmounts the part, so that opening it again loads it again.
   */
  readonly onDismiss?: (() => void) | undefined;
}

export type LazyPart<P> = ComponentType<P & LazyPartProps> & {
  /** Loads the chunk before it is needed. A failure is reported when the part is rendered. */
  preload(): Promise<void>;
};

/**
 * A component in a chunk of its own, loaded when it is first rendered. The only way to split a component that is not a
 * route: a chunk that cannot be loaded (no network, or a new release has removed it) shows a message and « Réessayer » in
 * the place of the part, or in a dialog, and the page around it stays. An error of the loaded component itself goes to the
 * route's error boundary, as any other.
 *
 *     const ExplainDialog = lazyPart(async () => (await import('./ExplainDialog.tsx')).ExplainDialog);
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let Loaded: ComponentType<P> | null = null;
  const loadPart = async () => {
    Loaded ??= await loadChunk(load);
  };

  function LazyPart(props: P & LazyPartProps) {
    const [status, setStatus] = useState<'loading' | 'loaded' | 'failed'>(
      Loaded === null ? 'loading' : 'loaded',
    );
    // Syncs with the network: the chunk is requested on the first render and by each « Réessayer ».
    useEffect(() => {
      if (status !== 'loading') return undefined;
      let isMounted = true;
      // In a transition, because React then renders the part in slices, between which the page stays responsive.
      const update = (result: 'loaded' | 'failed') =>
        startTransition(() => {
          if (isMounted) setStatus(result);
        });
      loadPart().then(
        () => update('loaded'),
        () => update('failed'),
      );
      return () => {
        isMounted = false;
      };
    }, [status]);
    if (Loaded !== null) return <Loaded {...props} />;
    const hasFailed = status === 'failed';
    return (
      <>
        {hasFailed && props.onDismiss === undefined ? null : props.waiting}
        {hasFailed ? (
          <LazyPartFailure onDismiss={props.onDismiss} onRetry={() => setStatus('loading')} />
        ) : null}
      </>
    );
  }

  return Object.assign(LazyPart, { preload: () => loadPart().catch(() => undefined) });
}
