import { commercialEntries } from './navigation.model.ts';
import { StaffLayout } from './StaffLayout.tsx';
import { useLogout } from './use-logout.ts';

/** The commercial’s two screens (R350). */
export function CommercialLayout() {
  return <StaffLayout entries={commercialEntries} onLogout={useLogout()} />;
}
