export { type ProductMinimumField, productMinimumFields } from './minimum-fields.ts';
export { depositNetworkTexts } from './products.texts.ts';
export { hasValidMeansOfPayment, validateProductChange } from './validate-product.ts';
