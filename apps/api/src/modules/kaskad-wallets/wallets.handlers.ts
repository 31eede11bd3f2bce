import { changeHandler, handler } from '../../http/handler.ts';
import { addWallet } from './add-wallet.ts';
import { removeWallet, setDefaultWallet } from './change-wallet.ts';
import { listWallets } from './list-wallets.ts';
import { proveWallet } from './prove-wallet.ts';

export const walletsHandlers = {
  listWallets: handler<'listWallets'>(({ deps, actor }) => listWallets(deps, actor)),
  addWallet: changeHandler<'addWallet'>({
    change: ({ deps, actor, body }) => addWallet(deps, actor, body),
    response: ({ deps, actor }) => listWallets(deps, actor),
  }),
  proveWallet: changeHandler<'proveWallet'>({
    change: ({ deps, actor, params, body }) => proveWallet(deps, actor, { id: params.id, ...body }),
    response: ({ deps, actor }) => listWallets(deps, actor),
  }),
  setDefaultWallet: changeHandler<'setDefaultWallet'>({
    change: ({ deps, actor, params }) => setDefaultWallet(deps, actor, params.id),
    response: ({ deps, actor }) => listWallets(deps, actor),
  }),
  removeWallet: changeHandler<'removeWallet'>({
    change: ({ deps, actor, params }) => removeWallet(deps, actor, params.id),
    response: ({ deps, actor }) => listWallets(deps, actor),
  }),
};
