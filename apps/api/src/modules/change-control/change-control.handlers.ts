import { handler } from '../../http/handler.ts';
import { readCoinsOffPar } from '../market-data/par.repository.ts';
import { hasTwoPersonControl } from '../parameters/has-two-person-control.ts';

export const changeControlHandlers = {
  getChangeControl: handler<'getChangeControl'>(async ({ deps }) => ({
    has_two_person_control: await hasTwoPersonControl(deps),
    ...(await readCoinsOffPar(deps)),
  })),
};
