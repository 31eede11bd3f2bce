import { entriesOf } from './navigation.model.ts';
import { StaffLayout } from './StaffLayout.tsx';

/** The commercial’s two screens (R350). */
export function CommercialLayout() {
  return <StaffLayout entries={entriesOf('commercial')} />;
}
