import { isoDay } from '@repo/domain/dates';
import { changeHandler, handler } from '../../http/handler.ts';
import { getDayControl, listDayControls } from './get-day-control.ts';
import { signDay } from './sign-day.ts';

export const dayControlHandlers = {
  listDayControls: handler<'listDayControls'>(({ deps }) => listDayControls(deps)),
  getDayControl: handler<'getDayControl'>(({ deps, actor, params }) =>
    getDayControl(deps, actor, isoDay(params.day)),
  ),
  signDay: changeHandler<'signDay'>({
    change: ({ deps, actor, params, body }) => signDay(deps, actor, isoDay(params.day), body),
    response: ({ deps, actor, params }) => getDayControl(deps, actor, isoDay(params.day)),
  }),
};
