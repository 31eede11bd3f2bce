/** The portfolio of a client: on their own page, and in their record in the back office. */
export { AllocationPanel } from './AllocationPanel.tsx';
export { AllProducts } from './AllProducts.tsx';
export { Amount } from './Amount.tsx';
export { computedChange } from './change.model.ts';
export { explainedTexts } from './explained/explained.texts.ts';
export { freshnessText } from './freshness.model.ts';
export { PanelPlaceholder } from './PanelPlaceholder.tsx';
export { PortfolioFilters } from './PortfolioFilters.tsx';
export {
  chosenProduct,
  type Dashboard,
  type DashboardEvent,
  hasNothing,
  isSubscribed,
  type PortfolioView,
  productHue,
  productTitles,
} from './portfolio.model.ts';
export {
  type Failed,
  figuresOf,
  isWaiting,
  type PortfolioState,
  usePortfolio,
  useProductRates,
  useStrategies,
} from './portfolio.queries.ts';
export { portfolioTexts } from './portfolio.texts.ts';
export { PortfolioOwner } from './portfolio-owner.ts';
export { SingleProduct } from './SingleProduct.tsx';
export { filterChoices, usePortfolioFilters } from './use-portfolio-filters.ts';
