import { CommandButton, useCommandKey } from '@repo/ui/command-palette';
import { lazyPart } from '@repo/ui/lazy-part';
import { useCallback, useState } from 'react';
import { appTexts } from '../../shared/app.texts.ts';
import type { NavigationEntry } from './navigation.model.ts';

const StaffPalette = lazyPart(async () => (await import('./StaffPalette.tsx')).StaffPalette);

interface StaffSearchProps {
  /** The screens this role may open. */
  readonly screens: readonly NavigationEntry[];
}

/** Opens the palette with Ctrl K or ⌘ K from any screen. The palette is a chunk, loaded when it is first opened. */
export function StaffSearch({ screens }: StaffSearchProps) {
  const [phase, setPhase] = useState<'unused' | 'open' | 'closed'>('unused');
  const open = useCallback(() => setPhase('open'), []);
  useCommandKey(open);
  return (
    <>
      <CommandButton label={appTexts.search} onPress={open} />
      {phase === 'unused' ? null : (
        <StaffPalette
          isOpen={phase === 'open'}
          onClose={() => setPhase('closed')}
          onDismiss={() => setPhase('unused')}
          screens={screens}
        />
      )}
    </>
  );
}
