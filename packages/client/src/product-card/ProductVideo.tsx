import { VideoOverlay } from '@repo/ui/video-overlay';
import { productTone } from '../product/product-tone.ts';
import { Coin } from './Coin.tsx';
import type { Strategy } from './product-card.model.ts';
import styles from './product-card.module.css';
import { productCardTexts as texts } from './product-card.texts.ts';

interface ProductVideoProps {
  readonly strategy: Strategy;
  /** `link` on a card of the list, beside the other links. */
  readonly look?: 'link' | 'picture' | undefined;
}

/** The presentation video of a strategy, when it has one (R201). */
export function ProductVideo({ strategy, look = 'picture' }: ProductVideoProps) {
  if (strategy.video_url === null) return null;
  return (
    <div className={styles[look]} data-tone={productTone(strategy.title)}>
      <VideoOverlay
        duration={texts.videoDuration}
        look={look}
        poster={<Coin size="lg" strategy={strategy} />}
        src={strategy.video_url}
        title={texts.video(strategy.title)}
      />
    </div>
  );
}
