import { type ReactNode, useId } from 'react';
import { cx } from '../internal/class-names.ts';
import styles from './card.module.css';

export type ProductTone = 'usdfy' | 'btcfy' | 'ethfy' | 'eurfy';

export interface CardProps {
  /** Names the region; leave out for a card that is only a frame. */
  readonly title?: ReactNode;
  /** The heading level: 2 by default; 3 inside a section that already has a title. */
  readonly headingLevel?: 2 | 3 | undefined;
  /** On the title's line, at the right. */
  readonly actions?: ReactNode;
  /** The product's colour on the top edge; `gold` for signed or certified content. */
  readonly edge?: ProductTone | 'gold' | undefined;
  /** `none` lets a table or a chart touch the edges. */
  readonly padding?: 'normal' | 'none' | undefined;
  readonly className?: string | undefined;
  /** For a link to it on the same page. */
  readonly id?: string | undefined;
  readonly children?: ReactNode;
}

/** A framed section of the page. */
export function Card(props: CardProps) {
  const { title, headingLevel = 2, actions, edge, padding = 'normal', className, id, children } = props;
  const titleId = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const isNamed = title !== undefined;
  const content = (
    <>
      {isNamed || actions !== undefined ? (
        <div className={styles.head}>
          {isNamed ? <Heading id={titleId}>{title}</Heading> : <span />}
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        </div>
      ) : null}
      {children}
    </>
  );
  const classes = cx(styles.card, styles[padding], edge && styles.edged, className);
  return isNamed ? (
    <section aria-labelledby={titleId} className={classes} data-edge={edge} id={id}>
      {content}
    </section>
  ) : (
    <div className={classes} data-edge={edge} id={id}>
      {content}
    </div>
  );
}
