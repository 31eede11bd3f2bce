import { IconButton } from '@repo/ui/button';
import { lazyPart } from '@repo/ui/lazy-part';
import { useShortcuts } from '@repo/ui/shortcuts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { layoutTexts } from './layout.texts.ts';
import type { NavigationEntry } from './navigation.model.ts';
import { useShortcutsOn } from './use-shortcuts-on.ts';

const ShortcutDialog = lazyPart(async () => (await import('@repo/ui/shortcut-dialog')).ShortcutDialog);

/** The keys that open the screens of the area, and the list of every key: « ? », or its button where keys are turned off. */
export function StaffShortcuts({ screens }: { readonly screens: readonly NavigationEntry[] }) {
  const navigate = useNavigate();
  const [isOn, setIsOn] = useShortcutsOn();
  const [phase, setPhase] = useState<'unused' | 'open' | 'closed'>('unused');
  const open = () => setPhase('open');
  useShortcuts('everywhere', [
    ...screens.flatMap(({ href, label, keys }) =>
      keys === undefined ? [] : [{ keys, label, onPress: () => void navigate(href) }],
    ),
    { keys: '?', label: layoutTexts.shortcuts, onPress: open },
  ]);
  return (
    <>
      <IconButton icon="keyboard" label={layoutTexts.shortcuts} onPress={open} size="sm" variant="quiet" />
      {phase === 'unused' ? null : (
        <ShortcutDialog
          isOn={isOn}
          isOpen={phase === 'open'}
          onClose={() => setPhase('closed')}
          onDismiss={() => setPhase('unused')}
          onToggle={setIsOn}
        />
      )}
    </>
  );
}
