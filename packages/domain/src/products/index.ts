export { formatHorizon, formatWorkingDays, riskLevels } from './facts.ts';
export { type ProductMinimumField, productMinimumFields } from './minimum-fields.ts';
export { isYieldFar, isYieldZero } from './observed-yield.ts';
export {
  type ProductAction,
  type ProductOffer,
  type ProductStatus,
  productActions,
  productActionsOf,
  productOfferOf,
  productStatusAfter,
  productStatuses,
} from './product-life.ts';
export {
  depositNetworkTexts,
  productActionRefusals,
  productStatusTexts,
} from './products.texts.ts';
export { type ProductPart, type PublicationGap, publicationGaps } from './publication-gaps.ts';
export {
  hasValidMeansOfPayment,
  productTitleMaxLength,
  validateProductChange,
} from './validate-product.ts';
