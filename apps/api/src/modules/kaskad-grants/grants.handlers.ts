import { changeHandler, handler } from '../../http/handler.ts';
import { readPlace } from '../../http/list-page.ts';
import { findGrantLike } from '../kaskad-units/grants.repository.ts';
import { changeGrant, previewGrantChange } from './change-grant.ts';
import { commitGrantImport } from './commit-grant-import.ts';
import { createGrant } from './create-grant.ts';
import { downloadGrantCalendar, downloadGrantTranches } from './grant-files.ts';
import { previewGrantImport } from './grant-import.ts';
import { listIssuedGrants } from './list-issued-grants.ts';
import { listUpcomingUnlocks } from './list-upcoming-unlocks.ts';
import { previewGrant } from './prepare-grant.ts';
import { readGrantImport } from './read-grant-import.ts';
import { getGrant, getIssuedGrant, listGrants } from './read-grants.ts';

export const grantsHandlers = {
  listIssuedGrants: handler<'listIssuedGrants'>(({ deps, query }) =>
    listIssuedGrants(deps, {
      ...readPlace(query),
      isDescending: query?.sort !== 'granted_on',
      q: query?.q?.trim() ?? '',
      state: query?.state,
      classId: query?.class,
    }),
  ),
  createGrant: changeHandler<'createGrant'>({
    change: ({ deps, actor, body }) => createGrant(deps, actor, body),
    response: async ({ deps, body: { email, class_id: classId, granted_on: grantedOn } }) => {
      const made = { email: email.trim().toLowerCase(), classId, grantedOn };
      return getIssuedGrant(deps, (await findGrantLike(deps.db, made)) ?? '');
    },
  }),
  listUpcomingUnlocks: handler<'listUpcomingUnlocks'>(({ deps }) => listUpcomingUnlocks(deps)),
  previewGrant: handler<'previewGrant'>(({ deps, body }) => previewGrant(deps, body)),
  getIssuedGrant: handler<'getIssuedGrant'>(({ deps, params }) => getIssuedGrant(deps, params.id)),
  previewGrantChange: handler<'previewGrantChange'>(({ deps, params, body }) =>
    previewGrantChange(deps, params.id, body),
  ),
  changeGrant: changeHandler<'changeGrant'>({
    change: ({ deps, actor, params, body }) => changeGrant(deps, actor, { ...body, id: params.id }),
    response: ({ deps, params }) => getIssuedGrant(deps, params.id),
  }),
  previewGrantImport: handler<'previewGrantImport'>(({ deps, actor, upload }) =>
    previewGrantImport(deps, actor, upload),
  ),
  commitGrantImport: changeHandler<'commitGrantImport'>({
    change: ({ deps, actor, params }) => commitGrantImport(deps, actor, params.id),
    response: ({ deps, actor, params }) => readGrantImport(deps, actor, params.id),
  }),
  listGrants: handler<'listGrants'>(({ deps, actor }) => listGrants(deps, actor)),
  getGrant: handler<'getGrant'>(({ deps, actor, params }) => getGrant(deps, actor, params.id)),
  downloadGrantCalendar: handler<'downloadGrantCalendar'>(({ deps, actor, params }) =>
    downloadGrantCalendar(deps, actor, params.id),
  ),
  downloadGrantTranches: handler<'downloadGrantTranches'>(({ deps, actor, params }) =>
    downloadGrantTranches(deps, actor, params.id),
  ),
};
