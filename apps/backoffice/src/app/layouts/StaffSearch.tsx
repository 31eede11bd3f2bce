import { type Command, CommandButton, useCommandKey } from '@repo/ui/command-palette';
import { lazyPart } from '@repo/ui/lazy-part';
import { useShortcuts } from '@repo/ui/shortcuts';
import { useCallback, useState } from 'react';
import { layoutTexts } from './layout.texts.ts';
import type { NavigationEntry } from './navigation.model.ts';
import { type FoundRecords, withRecent } from './staff-search.model.ts';

const StaffPalette = lazyPart(async () => (await import('./StaffPalette.tsx')).StaffPalette);

interface StaffSearchProps {
  /** The screens this role may open. */
  readonly screens: readonly NavigationEntry[];
  readonly records: FoundRecords;
}

/** Opens the palette with Ctrl K or ⌘ K from any screen. The palette is a chunk, loaded when it is first opened. */
export function StaffSearch({ screens, records }: StaffSearchProps) {
  const [phase, setPhase] = useState<'unused' | 'open' | 'closed'>('unused');
  // Names of clients: never in the browser's store, and gone with the page.
  const [recents, setRecents] = useState<readonly Command[]>([]);
  const open = useCallback(() => setPhase('open'), []);
  useCommandKey(open);
  // A list on the screen has a search of its own, which takes the key.
  useShortcuts('everywhere', [{ keys: '/', label: layoutTexts.searchEverywhere, onPress: open }]);
  return (
    <>
      <CommandButton
        label={records === 'none' ? layoutTexts.search : layoutTexts.searchShort}
        onPress={open}
      />
      {phase === 'unused' ? null : (
        <StaffPalette
          isOpen={phase === 'open'}
          onClose={() => setPhase('closed')}
          onDismiss={() => setPhase('unused')}
          onRun={(command) => setRecents((before) => withRecent(before, command))}
          recents={recents}
          records={records}
          screens={screens}
        />
      )}
    </>
  );
}
