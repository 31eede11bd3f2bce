import { changeHandler, handler } from '../../http/handler.ts';
import { createClass, listClasses, updateClass } from './classes.ts';
import { createIssuer, listIssuers } from './issuers.ts';

export const classesHandlers = {
  listIssuers: handler<'listIssuers'>(({ deps }) => listIssuers(deps)),
  createIssuer: changeHandler<'createIssuer'>({
    change: ({ deps, actor, body }) => createIssuer(deps, actor, body),
    response: ({ deps }) => listIssuers(deps),
  }),
  listClasses: handler<'listClasses'>(({ deps }) => listClasses(deps)),
  createClass: changeHandler<'createClass'>({
    change: ({ deps, actor, body }) => createClass(deps, actor, body),
    response: ({ deps }) => listClasses(deps),
  }),
  updateClass: changeHandler<'updateClass'>({
    change: ({ deps, actor, params, body }) => updateClass(deps, actor, { ...body, id: params.id }),
    response: ({ deps }) => listClasses(deps),
  }),
};
