import { changeHandler, handler } from '../../http/handler.ts';
import { listNavDrafts } from './list-nav-drafts.ts';
import { saveNavDraft } from './save-nav-draft.ts';

export const navDraftsHandlers = {
  listNavDrafts: handler<'listNavDrafts'>(({ deps }) => listNavDrafts(deps)),
  saveNavDraft: changeHandler<'saveNavDraft'>({
    change: ({ deps, actor, body }) => saveNavDraft(deps, actor, body.cells),
    response: ({ deps }) => listNavDrafts(deps),
  }),
};
