import { JobsBell } from '../../shared/JobsBell.tsx';
import { entriesOf, innerEntriesOf } from './navigation.model.ts';
import { StaffLayout } from './StaffLayout.tsx';

/** The register keeper’s one screen (R351), and their exports. */
export function EquisafeLayout() {
  return (
    <StaffLayout
      actions={<JobsBell />}
      alsoOpens={innerEntriesOf('equisafe', 'equisafe')}
      entries={entriesOf('equisafe')}
    />
  );
}
