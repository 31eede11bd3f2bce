import { isParameterKey } from '@repo/domain/parameters';
import { AppError } from '../../http/app-error.ts';
import { changeHandler, handler } from '../../http/handler.ts';
import { changeParameter } from './change-parameter.ts';
import { listParameterVersions } from './list-parameter-versions.ts';
import { parameterChangesErrors } from './parameter-changes.errors.ts';

export const parameterChangesHandlers = {
  listParameterVersions: handler<'listParameterVersions'>(async ({ deps }) => ({
    parameters: await listParameterVersions(deps),
  })),
  changeParameter: changeHandler<'changeParameter'>({
    change: ({ deps, actor, params, body: { reason, ...input } }) =>
      changeParameter(deps, actor, { key: params.id, input, reason }),
    response: async ({ deps, params }) => {
      const keys = isParameterKey(params.id) ? [params.id] : [];
      const [parameter] = await listParameterVersions(deps, keys);
      if (parameter === undefined) throw new AppError(parameterChangesErrors.notFound);
      return parameter;
    },
  }),
};
