import { IconButton } from '@repo/ui/button';
import { Figure } from '@repo/ui/figure';
import { useState } from 'react';
import { IndicatorDialog } from './IndicatorDialog.tsx';
import { type FigureKind, figureOf, type Indicators } from './indicators.model.ts';
import styles from './indicators.module.css';
import { indicatorsTexts as texts } from './indicators.texts.ts';

interface IndicatorCardProps {
  readonly kind: FigureKind;
  readonly indicators: Indicators;
}

/** One figure, its change, and « Comprendre ce chiffre ». */
export function IndicatorCard({ kind, indicators }: IndicatorCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { value, change, note } = figureOf[kind](indicators);
  const { title } = texts.figures[kind];
  return (
    <li className={styles.card}>
      <span className={styles.label}>{title}</span>
      <span className={styles.explain}>
        <IconButton
          icon="info"
          label={texts.understand(title)}
          onPress={() => setOpen(true)}
          size="sm"
          variant="quiet"
        />
      </span>
      <Figure amount={value} change={change?.text} direction={change?.direction} note={note} />
      <IndicatorDialog indicators={indicators} isOpen={isOpen} kind={kind} onClose={() => setOpen(false)} />
    </li>
  );
}
