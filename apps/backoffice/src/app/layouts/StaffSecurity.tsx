import { useServices } from '@repo/auth';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Dialog } from '@repo/ui/dialog';
import { Banner, LoadingMessage } from '@repo/ui/feedback';
import { FormActions } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { lazyPart } from '@repo/ui/lazy-part';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { layoutTexts } from './layout.texts.ts';

const SecurityPanel = lazyPart(async () => (await import('./SecurityPanel.tsx')).SecurityPanel);

/**
 * The second factors and the sessions of a member of staff. Beside the name, because the specification fixes the navigation
 * (R349–R351, R362).
 */
export function StaffSecurity() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)} size="sm" variant="quiet">
        {layoutTexts.security}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} shape="drawer" title={layoutTexts.security}>
        <SecurityPanel waiting={<LoadingMessage />} />
      </Dialog>
    </>
  );
}

interface FactorFirstProps {
  /** Null until one is there: its recovery codes are shown once, and what follows would take them away. */
  readonly onContinue: (() => void) | null;
}

/** The one screen of staff who have yet to add the second factor that this installation requires. */
export function FactorFirst({ onContinue }: FactorFirstProps) {
  return (
    <Stack>
      <PageHeader title={layoutTexts.security} />
      <Banner isLive title={layoutTexts.factorFirst.title} tone={onContinue === null ? 'warning' : 'success'}>
        {onContinue === null ? layoutTexts.factorFirst.body : layoutTexts.factorFirst.done}
      </Banner>
      <Card title={layoutTexts.factorFirst.yours}>
        <SecurityPanel waiting={<LoadingMessage />} />
      </Card>
      {onContinue === null ? null : (
        <FormActions>
          <Button onPress={onContinue}>{layoutTexts.factorFirst.continue}</Button>
        </FormActions>
      )}
    </Stack>
  );
}

/** Null where none is missing, and again once the person who added it goes on. */
export function useFactorFirst(): { onContinue: (() => void) | null } | null {
  const { queries } = useServices();
  // Fetched by the guard, and anew once a factor is added.
  const { data } = useQuery({ ...queries.query('getMe'), staleTime: Number.POSITIVE_INFINITY });
  const [isShown, setIsShown] = useState(false);
  const isMissing = data?.must_add_factor === true;
  if (isMissing && !isShown) setIsShown(true);
  if (!isMissing && !isShown) return null;
  return { onContinue: isMissing ? null : () => setIsShown(false) };
}
