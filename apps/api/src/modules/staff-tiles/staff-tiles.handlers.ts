import { handler } from '../../http/handler.ts';
import { getStaffTiles } from './get-staff-tiles.ts';

export const staffTilesHandlers = {
  getStaffTiles: handler<'getStaffTiles'>(({ deps, actor }) => getStaffTiles(deps, actor)),
};
