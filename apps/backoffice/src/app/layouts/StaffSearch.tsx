import { CommandButton, useCommandKey } from '@repo/ui/command-palette';
import { lazy, Suspense, useCallback, useState } from 'react';
import { appTexts } from '../app.texts.ts';
import type { NavigationEntry } from './navigation.model.ts';

const StaffPalette = lazy(async () => ({ default: (await import('./StaffPalette.tsx')).StaffPalette }));

interface StaffSearchProps {
  /** The screens this role may open. */
  readonly screens: readonly NavigationEntry[];
}

/** Ctrl K or ⌘ K from anywhere: to another screen without the mouse. The list itself comes when it is first asked for. */
export function StaffSearch({ screens }: StaffSearchProps) {
  const [phase, setPhase] = useState<'unused' | 'open' | 'closed'>('unused');
  const open = useCallback(() => setPhase('open'), []);
  useCommandKey(open);
  return (
    <>
      <CommandButton label={appTexts.search} onPress={open} />
      {phase === 'unused' ? null : (
        <Suspense fallback={null}>
          <StaffPalette isOpen={phase === 'open'} onClose={() => setPhase('closed')} screens={screens} />
        </Suspense>
      )}
    </>
  );
}
