import { JobsBell } from '../../shared/JobsBell.tsx';
import { entriesOf, innerEntriesOf } from './navigation.model.ts';
import { StaffLayout } from './StaffLayout.tsx';

/** The commercial’s two screens (R350), their clients and their exports. */
export function CommercialLayout() {
  return (
    <StaffLayout
      actions={<JobsBell />}
      alsoOpens={innerEntriesOf('commercial', 'commercial')}
      entries={entriesOf('commercial')}
      records="own_clients"
    />
  );
}
