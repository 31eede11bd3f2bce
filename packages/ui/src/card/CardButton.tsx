import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { cx } from '../internal/class-names.ts';
import type { ProductTone } from './Card.tsx';
import styles from './card.module.css';

export interface CardButtonProps {
  /** The whole content is the button's name: a product, its figure, its rate. */
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** The product's colour on the top edge. */
  readonly edge?: ProductTone | undefined;
  /** `cell` for one of several inside a card: no frame of its own, and the page sets its padding. `card` by default. */
  readonly look?: 'card' | 'cell' | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly className?: string | undefined;
}

const looks = { card: cx(styles.card, styles.normal), cell: cx(styles.cell) } as const;

/** A card that is one button, for a tile that opens its detail. For a card that holds buttons, see `Card`. */
export function CardButton(props: CardButtonProps) {
  const { children, onPress, edge, look = 'card', isDisabled = false, className } = props;
  return (
    <Button
      className={cx(looks[look], styles.pressable, edge && styles.edged, className)}
      data-edge={edge}
      isDisabled={isDisabled}
      onPress={onPress}
    >
      {children}
    </Button>
  );
}
