import { IconButton } from '@repo/ui/button';
import { lazy, Suspense, useState } from 'react';
import type { Portfolio, PortfolioView } from '../portfolio.model.ts';
import type { FigureName } from './explained.model.ts';
import { explainedTexts } from './explained.texts.ts';

const ExplainDialog = lazy(async () => ({ default: (await import('./ExplainDialog.tsx')).ExplainDialog }));

export interface ExplainProps {
  readonly figure: FigureName;
  readonly portfolio: Portfolio;
  /** `null` for all products. */
  readonly product: string | null;
  readonly view: PortfolioView;
}

interface ExplainButtonProps extends Omit<ExplainProps, 'portfolio'> {
  /** `null` until its series are there: something stands in the place of the button, so that words keep its room. */
  readonly portfolio: Portfolio | null;
}

/** « Comprendre ce chiffre »: how a headline figure is made. What explains it loads when it is asked for. */
export function ExplainButton({ portfolio, ...props }: ExplainButtonProps) {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  if (portfolio === null) return <span />;
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
        <Suspense fallback={null}>
          <ExplainDialog
            {...props}
            portfolio={portfolio}
            isOpen={state === 'open'}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
