import { addressOf } from '@repo/client/staff-address';
import { LinkButton } from '@repo/ui/button';
import { useShortcuts } from '@repo/ui/shortcuts';
import { useNavigate } from 'react-router';
import { ExportFile } from '../../shared/ExportFile.tsx';
import { paths } from '../../shared/paths.ts';
import { navList } from './navs.model.ts';
import { navsTexts as texts } from './navs.texts.ts';

interface NavsToolsProps {
  readonly state: ReturnType<typeof navList.read>;
}

/** What is done with the list: correcting at the last day of its filter, its file. */
export function NavsTools({ state }: NavsToolsProps) {
  const navigate = useNavigate();
  const entry = addressOf(paths.navEntry, { day: state.filters.to });
  useShortcuts('list', [{ keys: 'e', label: texts.correct, onPress: () => void navigate(entry) }]);
  return (
    <>
      <LinkButton href={entry} size="sm" variant="ghost">
        {texts.correct}
      </LinkButton>
      <ExportFile
        download={(api, format) =>
          api.download('exportNavs', { query: { ...navList.toFilters(state), format } })
        }
        list="navs"
      />
    </>
  );
}
