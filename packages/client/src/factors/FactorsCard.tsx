import { Card } from '@repo/ui/card';
import { Stack } from '@repo/ui/layout';
import { FactorsInvitation } from './FactorsInvitation.tsx';
import { FactorsView } from './FactorsView.tsx';
import { factorsTexts as texts } from './factors.texts.ts';

/** « Moyens de vérification », a section of a profile. */
export function FactorsCard() {
  return (
    <Card title={texts.title}>
      <Stack>
        <FactorsInvitation />
        <FactorsView />
      </Stack>
    </Card>
  );
}
