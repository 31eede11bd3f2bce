import { createContext } from 'react';

/** Whose portfolio the components show. */
export interface OwnerOfPortfolio {
  /** The client whose record staff read; null for the caller. */
  readonly clientId: string | null;
  /** Where the client without holdings finds the products; null where there is nowhere to go. */
  readonly productsPath: string | null;
  /** Where the client follows a payment, of this contract or of several (null); null where there is nowhere to go. */
  readonly paymentPath: ((contractId: string | null) => string) | null;
}

export const PortfolioOwner = createContext<OwnerOfPortfolio>({
  clientId: null,
  productsPath: null,
  paymentPath: null,
});
