import { handler } from '../../http/handler.ts';

export const changeControlHandlers = {
  getChangeControl: handler<'getChangeControl'>(async ({ deps }) => ({
    allows_uncontrolled_changes: deps.settings.allowUncontrolledChanges,
    has_two_person_control: deps.settings.hasTwoPersonControl,
  })),
};
