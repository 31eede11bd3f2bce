import { CommandPalette } from '@repo/ui/command-palette';
import { appTexts } from '../../shared/app.texts.ts';
import type { NavigationEntry } from './navigation.model.ts';

interface StaffPaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly screens: readonly NavigationEntry[];
}

/** The screens this role may open, filtered by what is typed. */
export function StaffPalette({ isOpen, onClose, screens }: StaffPaletteProps) {
  return (
    <CommandPalette
      groups={[
        {
          id: 'screens',
          title: appTexts.screens,
          commands: screens.map(({ href, label }) => ({ id: href, href, label })),
        },
      ]}
      isOpen={isOpen}
      onClose={onClose}
      placeholder={appTexts.search}
    />
  );
}
