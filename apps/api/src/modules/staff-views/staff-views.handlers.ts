import { AppError } from '../../http/app-error.ts';
import { changeHandler, handler } from '../../http/handler.ts';
import { createStaffView } from './create-staff-view.ts';
import { deleteStaffView } from './delete-staff-view.ts';
import { listStaffViews } from './list-staff-views.ts';
import { setDefaultStaffView } from './set-default-staff-view.ts';
import { staffViewsErrors } from './staff-views.errors.ts';
import { readOwn } from './staff-views.policy.ts';
import { updateStaffView } from './update-staff-view.ts';

/** The one that was changed, among those of its list. */
function only<View>(views: readonly View[], isIt: (view: View) => boolean): View {
  const view = views.find(isIt);
  if (view === undefined) throw new AppError(staffViewsErrors.notFound);
  return view;
}

export const staffViewsHandlers = {
  listStaffViews: handler<'listStaffViews'>(async ({ deps, actor, query }) => ({
    views: await listStaffViews(deps, actor, query.screen),
  })),
  createStaffView: changeHandler<'createStaffView'>({
    change: ({ deps, actor, body }) => createStaffView(deps, actor, body),
    response: async ({ deps, actor, body }) => {
      const name = body.name?.trim();
      const views = await listStaffViews(deps, actor, body.screen);
      return only(views, (view) => view.is_mine && view.name === name);
    },
  }),
  updateStaffView: changeHandler<'updateStaffView'>({
    change: ({ deps, actor, params, body }) => updateStaffView(deps, actor, params.id, body),
    response: async ({ deps, actor, params }) => {
      const { screen } = await readOwn(deps.db, actor, params.id);
      return only(await listStaffViews(deps, actor, screen), ({ id }) => id === params.id);
    },
  }),
  deleteStaffView: handler<'deleteStaffView'>(async ({ deps, actor, params }) => {
    await deleteStaffView(deps, actor, params.id);
    return { success: true };
  }),
  setDefaultStaffView: handler<'setDefaultStaffView'>(async ({ deps, actor, body }) => {
    await setDefaultStaffView(deps, actor, body);
    return { success: true };
  }),
};
