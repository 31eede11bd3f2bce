import { type Command, CommandPalette } from '@repo/ui/command-palette';
import { layoutTexts } from './layout.texts.ts';
import type { NavigationEntry } from './navigation.model.ts';
import { type FoundRecords, groupsOf } from './staff-search.model.ts';
import { useFound } from './use-found.ts';

interface StaffPaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly screens: readonly NavigationEntry[];
  readonly records: FoundRecords;
  readonly recents: readonly Command[];
  readonly onRun: (command: Command) => void;
}

const placeholders: Readonly<Record<FoundRecords, string>> = {
  all: layoutTexts.searchRecords,
  own_clients: layoutTexts.searchOwnClients,
  none: layoutTexts.search,
};

/** The screens and records that this role may open; what was last opened comes first while nothing is typed. */
export function StaffPalette(props: StaffPaletteProps) {
  const { isOpen, onClose, screens, records, recents, onRun } = props;
  const findsRecords = records !== 'none';
  const { found, typed, isSearching, onSearch } = useFound(findsRecords);
  const commands: readonly Command[] = screens.map(({ href, label }) => ({ id: href, href, label }));
  const listed = typed.length < 2 || found.data === undefined ? [] : groupsOf(found.data, records);
  const seen = typed === '' ? recents.filter(({ id }) => !commands.some((command) => command.id === id)) : [];
  const groups = [
    { id: 'seen', title: layoutTexts.found.seen, commands: seen },
    ...listed,
    { id: 'screens', title: layoutTexts.screens, commands },
  ];
  return (
    <CommandPalette
      failure={found.isError && typed !== '' ? layoutTexts.found.failed : undefined}
      groups={groups}
      isOpen={isOpen}
      isSearching={isSearching}
      onClose={() => {
        onSearch('');
        onClose();
      }}
      onRun={(id) => {
        const command = groups.flatMap((group) => group.commands).find((one) => one.id === id);
        if (command !== undefined) onRun(command);
      }}
      onSearch={onSearch}
      placeholder={placeholders[records]}
      recentIds={recents.map(({ id }) => id)}
    />
  );
}
