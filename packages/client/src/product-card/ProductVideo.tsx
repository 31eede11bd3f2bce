import { VideoOverlay } from '@repo/ui/video-overlay';
import type { Strategy } from './product-card.model.ts';
import styles from './product-card.module.css';
import { productCardTexts as texts } from './product-card.texts.ts';

interface ProductVideoProps {
  readonly strategy: Strategy;
  /** `line` on a card of the list, beside the other links. */
  readonly look?: 'line' | 'picture' | undefined;
}

/** The presentation video of a strategy, when it has one (R201). */
export function ProductVideo({ strategy, look = 'picture' }: ProductVideoProps) {
  if (strategy.video_url === null) return null;
  return (
    <div className={styles[look]}>
      <VideoOverlay
        duration={texts.videoDuration}
        src={strategy.video_url}
        title={texts.video(strategy.title)}
      />
    </div>
  );
}
