import { IconButton } from '@repo/ui/button';
import { Figure } from '@repo/ui/figure';
import { lazyPart } from '@repo/ui/lazy-part';
import { useState } from 'react';
import { type FigureKind, figureOf, type Indicators } from './indicators.model.ts';
import styles from './indicators.module.css';
import { indicatorsTexts as texts } from './indicators.texts.ts';

const IndicatorDialog = lazyPart(async () => (await import('./IndicatorDialog.tsx')).IndicatorDialog);

interface IndicatorCardProps {
  readonly kind: FigureKind;
  readonly indicators: Indicators;
}

/** One figure, its change, and « Comprendre ce chiffre ». */
export function IndicatorCard({ kind, indicators }: IndicatorCardProps) {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const { value, change, note } = figureOf[kind](indicators);
  const { title } = texts.figures[kind];
  return (
    <li className={styles.card}>
      <span className={styles.label}>{title}</span>
      <span className={styles.explain}>
        <IconButton
          icon="info"
          label={texts.understand(title)}
          onPress={() => setState('open')}
          size="sm"
          variant="quiet"
        />
      </span>
      <Figure amount={value} change={change?.text} direction={change?.direction} note={note} />
      {state === 'unopened' ? null : (
        <IndicatorDialog
          indicators={indicators}
          isOpen={state === 'open'}
          kind={kind}
          onClose={() => setState('closed')}
          onDismiss={() => setState('unopened')}
        />
      )}
    </li>
  );
}
