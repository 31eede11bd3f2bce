import { handler } from '../../http/handler.ts';

export const changeControlHandlers = {
  getChangeControl: handler<'getChangeControl'>(async ({ deps }) => ({
    has_two_person_control: deps.settings.hasTwoPersonControl,
  })),
};
