import { Card } from '@repo/ui/card';
import { FactorsView } from './FactorsView.tsx';
import { factorsTexts as texts } from './factors.texts.ts';

/** « Moyens de vérification », a section of a profile. */
export function FactorsCard() {
  return (
    <Card title={texts.title}>
      <FactorsView />
    </Card>
  );
}
