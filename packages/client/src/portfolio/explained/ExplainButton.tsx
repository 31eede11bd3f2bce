import { IconButton } from '@repo/ui/button';
import { lazyPart } from '@repo/ui/lazy-part';
import { useContext, useState } from 'react';
import { useOffered } from '../../offered/Offered.tsx';
import type { Portfolio } from '../portfolio.model.ts';
import { PortfolioOwner } from '../portfolio-owner.ts';
import type { ExplainProps } from './explained.model.ts';
import { explainedTexts } from './explained.texts.ts';

const ExplainDialog = lazyPart(async () => (await import('./ExplainDialog.tsx')).ExplainDialog);

interface ExplainButtonProps extends Omit<ExplainProps, 'portfolio'> {
  /** `null` until its series are loaded: an empty element keeps the room of the button. */
  readonly portfolio: Portfolio | null;
}

/** « Comprendre ce chiffre »: how a headline figure is computed, in a chunk loaded when it is opened. */
export function ExplainButton({ portfolio, ...props }: ExplainButtonProps) {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const { clientId } = useContext(PortfolioOwner);
  const isOffered = useOffered(clientId === null ? 'explainFigures' : 'explainClientFigures');
  if (portfolio === null || !isOffered) return <span />;
  return (
    <>
      <IconButton
        icon="info"
        label={explainedTexts.open(explainedTexts.figures[props.figure].title)}
        onPress={() => setState('open')}
        size="sm"
        variant="quiet"
      />
      {state === 'unopened' ? null : (
        <ExplainDialog
          {...props}
          portfolio={portfolio}
          isOpen={state === 'open'}
          onClose={() => setState('closed')}
          onDismiss={() => setState('unopened')}
        />
      )}
    </>
  );
}
