import { hasAdminFlag } from '@repo/domain/access';
import type { Actor } from '../../deps.ts';
import { handler } from '../../http/handler.ts';
import { readCoinsOffPar } from '../market-data/par.repository.ts';
import { hasTwoPersonControl } from '../parameters/has-two-person-control.ts';

const isAdministrator = ({ access }: Actor) =>
  hasAdminFlag(access, 'yield') || hasAdminFlag(access, 'kaskad');

export const changeControlHandlers = {
  getChangeControl: handler<'getChangeControl'>(async ({ deps, actor }) => ({
    has_two_person_control: await hasTwoPersonControl(deps),
    ...(!deps.settings.staff.isFactorRequired && isAdministrator(actor) && { is_factor_optional: true }),
    ...(await readCoinsOffPar(deps)),
  })),
};
